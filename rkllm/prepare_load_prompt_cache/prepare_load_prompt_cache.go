// Package prepare_load_prompt_cache prepares the arguments of rkllm_load_prompt_cache.
package prepare_load_prompt_cache

import (
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/layout/parse_string"
	"rkllmd/rkllm/layout/refuse_value"
)

// PrepareLoadPromptCache converts prompt_cache_path into C memory. Whether it is a file is checked right before the
// call.
//
// **Runs on:** any thread. Errors: "Invalid params"; then the job holds no memory.
func PrepareLoadPromptCache(_ *rkllm.Library, job *rkllm.Job) (err *jsonrpc2.Error) {
	const name = "prompt_cache_path"
	if job.Args[1] == nil {
		return refuse_value.RefuseValue(name, "is required: the path of a file")
	}
	var text string
	if job.C[1], text, err = parse_string.ParseString(&job.Memory, name, job.Args[1]); err != nil {
		free_job.FreeJob(job)
		return err
	}
	job.Memory.Paths = append(job.Memory.Paths, rkllm.Path{Name: name, Text: text,
		Slot: unsafe.Pointer(&job.C[1]), Use: rkllm.PathRead})
	return nil
}
