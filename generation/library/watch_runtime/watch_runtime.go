// Package watch_runtime serves the models of a vendor's library to front-ends.
package watch_runtime

import (
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/read_model_path"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/generation/library/create_runtime_backend"
	"rkllmd/rkllm"
)

// WatchRuntime returns a Runtime.Watch that keeps h up to date: the model that is loaded is offered through the
// runtime's own queue (create_runtime_backend), with o.Template and o.Pooling; before it is
// destroyed, the backend is closed.
//
// **Runs on:** any thread. What it returns runs on the worker.
func WatchRuntime(h *generation.Hub, o generation.ModelOptions) func(*rkllm.Runtime, bool) {
	return func(rt *rkllm.Runtime, loaded bool) {
		if loaded {
			keep := keep_backend.KeepBackend(create_runtime_backend.CreateRuntimeBackend(rt, o))
			set_backend.SetBackend(h, keep, keep)
			path := read_model_path.ReadModelPath(rt)
			h.Path.Store(&path)
		} else {
			clear_backend.ClearBackend(h)
		}
	}
}
