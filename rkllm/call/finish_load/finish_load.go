// Package finish_load tells the hooks how the load of a model has ended.
package finish_load

import "rkllmd/rkllm"

// FinishLoad calls ends, what call_load_hooks has returned, with job, whose Err says how rkllm_init has ended.
//
// **Runs on:** the worker.
func FinishLoad(job *rkllm.Job, ends []func(*rkllm.Job)) {
	for _, end := range ends {
		end(job)
	}
}
