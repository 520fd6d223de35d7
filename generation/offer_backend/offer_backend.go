// Package offer_backend tells front-ends of a model that was loaded.
package offer_backend

import "rkllmd/generation"

// OfferBackend says that a model is loaded. make makes the backend over it, when a front-end first asks for it; it is never called after withdraw_backend.
//
// **Runs on:** any; with the daemon's own model the worker. **Holds:** Hub.Mu for a moment.
func OfferBackend(h *generation.Hub, make func() (*generation.Backend, error)) {
	h.Mu.Lock()
	defer h.Mu.Unlock()
	h.Make, h.Err = make, nil
}
