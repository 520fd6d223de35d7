// Package finish_model_load reports how the load of the operator's model ended.
package finish_model_load

import (
	"rkllmd/cli"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/server/stop_loop"
)

// FinishModelLoad returns the end of the job that loads the operator's model. A failure stops the daemon,
// which then exits with it: an operator who named a model has no use for a daemon without.
//
// **Runs on:** any thread. What it returns runs on the worker.
func FinishModelLoad(load *cli.ModelLoad) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		free_job.FreeJob(job)
		if job.Err != nil {
			load.Err.Store(job.Err)
			stop_loop.StopLoop(load.Loop)
		}
	}
}
