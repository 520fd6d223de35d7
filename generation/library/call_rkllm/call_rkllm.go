// Package call_rkllm makes a call to a vendor's library and waits for it.
package call_rkllm

import (
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/library/name_rkllm_error"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/queue/bind_end"
	"rkllmd/rkllm/queue/queue_job"
)

// CallRkllm queues job, which is prepared, and returns when it has been called. The job's Finish is set here.
//
// **Runs on:** any thread that may wait. The worker must not call it. Errors: generation.ErrBusy, ErrClosed, ErrFailed
// with what the library says.
func CallRkllm(rt *rkllm.Runtime, job *rkllm.Job) error {
	ended := make(chan struct{})
	job.Finish = bind_end.BindEnd(ended)
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
