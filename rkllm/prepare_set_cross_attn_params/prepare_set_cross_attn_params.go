// Package prepare_set_cross_attn_params prepares the arguments of rkllm_set_cross_attn_params.
package prepare_set_cross_attn_params

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/convert_json_to_rkllm_cross_attn_param"
)

// PrepareSetCrossAttnParams converts cross_attn_params into C memory; that structure exists only where the function
// does.
//
// **Runs on:** any thread. Errors: "Invalid params", rkllm.CodeNotSupported; then the job holds no memory.
func PrepareSetCrossAttnParams(library *rkllm.Library, job *rkllm.Job) (err *jsonrpc2.Error) {
	if err = check_function.CheckFunction(library, job.Function, library.SetCrossAttnParams); err != nil {
		return err
	}
	job.C[1], err = convert_json_to_rkllm_cross_attn_param.ConvertJSONToRkllmCrossAttnParam(&job.Memory,
		library.Layout, job.Args[1])
	if err != nil {
		free_job.FreeJob(job)
	}
	return err
}
