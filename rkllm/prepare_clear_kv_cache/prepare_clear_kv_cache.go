// Package prepare_clear_kv_cache prepares the arguments of rkllm_clear_kv_cache.
package prepare_clear_kv_cache

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/arguments/parse_positions"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/layout/parse_integer"
	"rkllmd/rkllm/layout/refuse_value"
)

// PrepareClearKvCache reads keep_system_prompt, which is required, and converts start_pos and end_pos, which stand
// together or are left out, into C memory.
//
// **Runs on:** any thread. Errors: "Invalid params", rkllm.CodeNotSupported; then the job holds no memory.
func PrepareClearKvCache(library *rkllm.Library, job *rkllm.Job) *jsonrpc2.Error {
	if err := check_function.CheckFunction(library, job.Function, library.ClearKVCache); err != nil {
		return err
	}
	if job.Args[1] == nil {
		return refuse_value.RefuseValue("keep_system_prompt",
			"is required: 1 keeps the system prompt in the cache, 0 clears that too")
	}
	keep, err := parse_integer.ParseInteger("keep_system_prompt", rkllm.Ranges[rkllm.Int32], job.Args[1])
	job.Int = int32(keep)
	if err == nil && (job.Args[2] != nil || job.Args[3] != nil) {
		err = parse_positions.ParsePositions(library, job)
	}
	if err != nil {
		free_job.FreeJob(job)
	}
	return err
}
