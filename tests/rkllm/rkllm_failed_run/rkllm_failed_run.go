// Package rkllm_failed_run makes a run that has failed.
package rkllm_failed_run

import "rkllmd/rkllm"

// RkllmFailedRun returns the job of a run whose last callback was of state ERROR, with that reason.
func RkllmFailedRun(function, reason string) *rkllm.Job {
	job := &rkllm.Job{Function: function, Context: &rkllm.CallbackContext{State: rkllm.RunError, Reason: reason,
		Done: make(chan struct{})}}
	job.Context.Ended.Store(true)
	close(job.Context.Done)
	return job
}
