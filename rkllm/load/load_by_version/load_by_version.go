// Package load_by_version has one version of the library load a model.
package load_by_version

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_job"
	"rkllmd/rkllm/call/prepare_again"
	"rkllmd/rkllm/call_rkllm_init"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/versions/start_choice"
)

// LoadByVersion has library, which serves from now on, load the model of job, whose arguments are prepared for it.
//
// **Runs on:** the worker. It takes as long as the load does. Errors: those of the preparation, of the files, of
// call_rkllm_init.
func LoadByVersion(rt *rkllm.Runtime, job *rkllm.Job, library *rkllm.Library) *jsonrpc2.Error {
	start_choice.StartChoice(library.Versions)
	rt.Serving.Store(library)
	own := &rkllm.Job{Function: job.Function, Args: job.Args, Prepare: job.Prepare, Call: call_rkllm_init.CallRkllmInit}
	if err := prepare_again.PrepareAgain(library, own); err != nil {
		return err
	}
	call_job.CallJob(rt, own)
	free_memory.FreeMemory(&own.Memory)
	job.Result = own.Result
	return own.Err
}
