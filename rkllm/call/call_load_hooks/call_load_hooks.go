// Package call_load_hooks tells the hooks that a model is about to be loaded.
package call_load_hooks

import "rkllmd/rkllm"

// CallLoadHooks calls each of rt.LoadHooks with job, whose call is rkllm_init. It returns what they want finish_load
// to call.
//
// **Runs on:** the worker.
func CallLoadHooks(rt *rkllm.Runtime, job *rkllm.Job) []func(*rkllm.Job) {
	var ends []func(*rkllm.Job)
	for _, hook := range rt.LoadHooks {
		if end := hook(rt, job); end != nil {
			ends = append(ends, end)
		}
	}
	return ends
}
