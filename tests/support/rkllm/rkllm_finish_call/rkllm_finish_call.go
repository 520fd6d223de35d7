// Package rkllm_finish_call finishes a job of a test.
package rkllm_finish_call

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
)

// RkllmFinishCall returns a Finish that frees the job and sends it to a channel.
func RkllmFinishCall(finished chan<- *rkllm.Job) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		free_job.FreeJob(job)
		finished <- job
	}
}
