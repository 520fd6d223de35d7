// Package prepare_run prepares the arguments of rkllm_run and rkllm_run_async.
package prepare_run

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/convert_json_to_rkllm_infer_param"
	"rkllmd/rkllm/convert_json_to_rkllm_input"
)

// PrepareRun converts rkllm_input and rkllm_infer_params into C memory. What depends on the model that will be loaded
// when the run's turn comes (n_batch, inherited sampling values) is settled right before the call.
//
// **Runs on:** any thread. Errors: "Invalid params"; then the job holds no memory.
func PrepareRun(library *rkllm.Library, job *rkllm.Job) (err *jsonrpc2.Error) {
	layout := library.Layout
	job.C[1], job.Batch, err = convert_json_to_rkllm_input.ConvertJSONToRkllmInput(&job.Memory, layout, job.Args[1])
	if err == nil {
		job.C[2], job.Inherit, err = convert_json_to_rkllm_infer_param.ConvertJSONToRkllmInferParam(&job.Memory, layout,
			job.Args[2])
	}
	if err != nil {
		free_job.FreeJob(job)
	}
	return err
}
