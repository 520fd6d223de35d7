// Package finish_unload ends the wait for the end of a model.
package finish_unload

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/free_job"
)

// FinishUnload returns the end of a job that somebody waits for: ended is closed.
//
// **Runs on:** any; what it returns on the worker.
func FinishUnload(ended chan<- struct{}) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		free_job.FreeJob(job)
		close(ended)
	}
}
