// Package watch_handle serves the models of the embedded runtime to front-ends.
package watch_handle

import (
	"rkllmd/generation"
	"rkllmd/generation/offer_backend"
	"rkllmd/generation/read_model_path"
	"rkllmd/generation/share_later"
	"rkllmd/generation/withdraw_backend"
	"rkllmd/rkllm"
)

// WatchHandle returns a Runtime.Watch that keeps h up to date: the model that is loaded is offered, and shared (share_handle) when the first
// front-end asks for it; before it is destroyed, the backend is closed.
//
// **Runs on:** any; what it returns on the worker.
func WatchHandle(h *generation.Hub, share func(uintptr, generation.ModelOptions) (*generation.Backend, error), o generation.ModelOptions) func(*rkllm.Runtime, bool) {
	return func(rt *rkllm.Runtime, loaded bool) {
		if loaded {
			offer_backend.OfferBackend(h, share_later.ShareLater(share, rt.Handle, o))
			path := read_model_path.ReadModelPath(rt)
			h.Path.Store(&path)
		} else {
			withdraw_backend.WithdrawBackend(h)
		}
	}
}
