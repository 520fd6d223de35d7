// Package prepare_load_lora prepares the arguments of rkllm_load_lora.
package prepare_load_lora

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/convert_json_to_rkllm_lora_adapter"
)

// PrepareLoadLora converts lora_adapter into C memory. Whether its path is a file is checked right before the call.
//
// **Runs on:** any thread. Errors: "Invalid params"; then the job holds no memory.
func PrepareLoadLora(library *rkllm.Library, job *rkllm.Job) (err *jsonrpc2.Error) {
	job.C[1], err = convert_json_to_rkllm_lora_adapter.ConvertJSONToRkllmLoraAdapter(&job.Memory, library.Layout,
		job.Args[1])
	if err != nil {
		free_job.FreeJob(job)
	}
	return err
}
