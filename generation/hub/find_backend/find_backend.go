// Package find_backend looks whether there is a backend.
package find_backend

import "rkllmd/generation"

// FindBackend returns the backend over the model that is loaded; nil when there is none, or when nobody has asked for
// it yet (get_backend). It never waits.
//
// **Runs on:** any thread.
func FindBackend(h *generation.Hub) *generation.Backend {
	return h.Backend.Load()
}
