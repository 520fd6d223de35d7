// Package on_rkllm_end is told that a call to a vendor's library is over.
package on_rkllm_end

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/free_job"
)

// OnRkllmEnd returns a Job.Finish that frees what the job holds and closes ended.
//
// **Runs on:** any; the returned function runs on the worker.
func OnRkllmEnd(ended chan struct{}) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		free_job.FreeJob(job)
		close(ended)
	}
}
