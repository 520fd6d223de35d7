// Package finish_destroy answers a client who has unloaded a model that was not there yet.
package finish_destroy

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/finish_call"
)

// FinishDestroy is the Job.Call of an rkllm_destroy that has ended the reloading of a model: it has succeeded.
//
// **Runs on:** the worker.
func FinishDestroy(rt *rkllm.Runtime, job *rkllm.Job) {
	job.Err = nil
	finish_call.FinishCall(rt, job, 0)
}
