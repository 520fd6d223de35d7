// Package call_again makes a call again that was kept.
package call_again

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/call/call_job"
	"rkllmd/rkllm/call/prepare_job"
)

// CallAgain prepares the arguments of a call that keep_call has kept, as on the day when the client has asked for it,
// and makes the call.
//
// **Runs on:** the worker. It takes as long as the call does. Errors: those of the preparation, of the files, of the
// call.
func CallAgain(rt *rkllm.Runtime, kept *rkllm.KeptCall) *jsonrpc2.Error {
	job := &rkllm.Job{Function: kept.Function, Args: kept.Args, Prepare: kept.Prepare, Call: kept.Call}
	defer free_job.FreeJob(job)
	if err := prepare_job.PrepareJob(rt, job); err != nil {
		return err
	}
	call_job.CallJob(rt, job)
	return job.Err
}
