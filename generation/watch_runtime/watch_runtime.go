// Package watch_runtime serves the models of a vendor's library to front-ends.
package watch_runtime

import (
	"rkllmd/generation"
	"rkllmd/generation/keep_backend"
	"rkllmd/generation/offer_backend"
	"rkllmd/generation/read_model_path"
	"rkllmd/generation/share_runtime"
	"rkllmd/generation/withdraw_backend"
	"rkllmd/rkllm"
)

// WatchRuntime returns a Runtime.Watch that keeps h up to date: the model that is loaded is offered through the runtime's own queue
// (share_runtime); before it is destroyed, the backend is closed.
//
// **Runs on:** any; what it returns on the worker.
func WatchRuntime(h *generation.Hub) func(*rkllm.Runtime, bool) {
	return func(rt *rkllm.Runtime, loaded bool) {
		if loaded {
			offer_backend.OfferBackend(h, keep_backend.KeepBackend(share_runtime.ShareRuntime(rt)))
			path := read_model_path.ReadModelPath(rt)
			h.Path.Store(&path)
		} else {
			withdraw_backend.WithdrawBackend(h)
		}
	}
}
