// Package finish_load notes how the loading of a model has ended.
package finish_load

import (
	"errors"

	"rkllmd/cli/describe_refusal"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/free_job"
)

// FinishLoad returns the end of a job that loads a model: next is told, and then loading has ended.
//
// **Runs on:** any; what it returns on the worker.
func FinishLoad(loading *generation.Loading, next func(*rkllm.Job)) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		free_job.FreeJob(job)
		if job.Err != nil {
			loading.Err = errors.New(describe_refusal.DescribeRefusal(job.Err))
		}
		next(job)
		close(loading.Ended)
	}
}
