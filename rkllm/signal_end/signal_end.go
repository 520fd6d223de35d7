// Package signal_end tells who waits for a call that it is over.
package signal_end

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/free_job"
)

// SignalEnd returns the Job.Finish of a job that somebody waits for: it frees what the job holds and closes ended.
//
// **Runs on:** any; the returned function runs on the worker.
func SignalEnd(ended chan<- struct{}) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		free_job.FreeJob(job)
		close(ended)
	}
}
