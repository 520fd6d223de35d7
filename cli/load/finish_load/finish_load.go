// Package finish_load finishes the loading of a model.
package finish_load

import (
	"rkllmd/cli/load/end_loading"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
)

// FinishLoad returns the end of a job that loads a model: next is told, and then loading has ended.
//
// **Runs on:** any thread. What it returns runs on the worker.
func FinishLoad(loading *generation.Loading, next func(*rkllm.Job)) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		free_job.FreeJob(job)
		next(job)
		end_loading.EndLoading(loading)(job)
	}
}
