// Package cli_load looks at a load from within.
package cli_load

import (
	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
	"rkllmd/rkllm"
)

// CliLoad returns one of Runtime.LoadHooks, in which the load is half done: it notes in seen what front-ends are told
// of it then.
//
// **Runs on:** any thread.
func CliLoad(hub *generation.Hub, seen *[]float64) func(*rkllm.Runtime, *rkllm.Job) func(*rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) func(*rkllm.Job) {
		if job.Context != nil && job.Context.Progress != nil {
			job.Context.Progress(0.5)
		}
		_, done, _ := find_loading.FindLoading(hub)
		*seen = append(*seen, done)
		return nil
	}
}
