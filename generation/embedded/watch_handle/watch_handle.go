// Package watch_handle serves the models of the embedded runtime to front-ends.
package watch_handle

import (
	"rkllmd/generation"
	"rkllmd/generation/hub/bind_handle_backend"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/read_model_path"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/rkllm"
)

// WatchHandle returns a Runtime.Watch that keeps h up to date: the model that is loaded is offered, and shared
// (create_handle_backend) when the first front-end asks for it; before it is destroyed, the backend is closed.
//
// **Runs on:** any thread. What it returns runs on the worker.
func WatchHandle(h *generation.Hub, share func(uintptr, generation.ModelOptions) (*generation.Backend, error),
	o generation.ModelOptions) func(*rkllm.Runtime, bool) {
	return func(rt *rkllm.Runtime, loaded bool) {
		if loaded {
			look := o
			look.Look = true
			set_backend.SetBackend(h, bind_handle_backend.BindHandleBackend(share, rt.Handle, o),
				bind_handle_backend.BindHandleBackend(share, rt.Handle, look))
			path := read_model_path.ReadModelPath(rt)
			h.Path.Store(&path)
		} else {
			clear_backend.ClearBackend(h)
		}
	}
}
