// Package bind_end tells who waits for a call that it is over.
package bind_end

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
)

// BindEnd returns the Job.Finish of a job that somebody waits for: it frees what the job holds and closes ended.
//
// **Runs on:** any thread. What it returns runs on the worker.
func BindEnd(ended chan<- struct{}) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		free_job.FreeJob(job)
		close(ended)
	}
}
