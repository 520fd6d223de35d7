// Package call_rkllm makes a call to a vendor's library and waits for it.
package call_rkllm

import (
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/name_rkllm_error"
	"rkllmd/rkllm"
	"rkllmd/rkllm/free_job"
	"rkllmd/rkllm/queue_job"
	"rkllmd/rkllm/signal_end"
)

// CallRkllm queues job, which is prepared, and returns when it has been called. The job's Finish is set here.
//
// **Runs on:** any but the worker. Errors: generation.ErrBusy, ErrClosed, ErrFailed with what the library says.
func CallRkllm(rt *rkllm.Runtime, job *rkllm.Job) error {
	ended := make(chan struct{})
	job.Finish = signal_end.SignalEnd(ended)
	if failure := queue_job.QueueJob(rt, job); failure != nil {
		free_job.FreeJob(job)
		return name_rkllm_error.NameRkllmError(failure)
	}
	<-ended
	if job.Err != nil {
		return fmt.Errorf("%w: %s", generation.ErrFailed, job.Err.Message)
	}
	return nil
}
