// Package cli_load looks at a load from within.
package cli_load

import (
	"rkllmd/generation"
	"rkllmd/generation/peek_loading"
	"rkllmd/rkllm"
)

// CliLoad returns a call of rkllm_init that is half done, notes in seen what front-ends are told of it then, and goes on with next.
//
// **Runs on:** any.
func CliLoad(hub *generation.Hub, seen *[]float64, next func(*rkllm.Runtime, *rkllm.Job)) func(*rkllm.Runtime, *rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) {
		if job.Context != nil && job.Context.Progress != nil {
			job.Context.Progress(0.5)
		}
		_, done, _ := peek_loading.PeekLoading(hub)
		*seen = append(*seen, done)
		next(rt, job)
	}
}
