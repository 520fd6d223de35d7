// Package watch_loads tells front-ends of the loads that JSON-RPC clients ask for.
package watch_loads

import (
	"time"

	"rkllmd/cli/load/end_loading"
	"rkllmd/cli/load/update_progress"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/find_model_path"
)

// WatchLoads returns one of Runtime.LoadHooks: hub.Loading tells of each load while it lasts. One that queue_load has
// begun is told of already, and so is that of a model that is loaded again.
//
// **Runs on:** any thread. What it returns runs on the worker.
func WatchLoads(hub *generation.Hub) func(*rkllm.Runtime, *rkllm.Job) func(*rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) func(*rkllm.Job) {
		again, _, _ := find_loading.FindLoading(hub)
		if rt.Handle != 0 || again != nil || job.Context != nil && job.Context.Progress != nil {
			return nil
		}
		loading := &generation.Loading{Path: find_model_path.FindModelPath(&job.Memory), Started: time.Now(),
			Ended: make(chan struct{})}
		if job.Context == nil {
			job.Context = &rkllm.CallbackContext{Layout: job.Library.Layout}
		}
		job.Context.Progress = update_progress.UpdateProgress(loading)
		hub.Loading.Store(loading)
		return end_loading.EndLoading(loading)
	}
}
