// Package set_backend tells front-ends of a model that was loaded.
package set_backend

import "rkllmd/generation"

// SetBackend says that a model is loaded. make makes the backend over it, when a front-end first asks for it; it is
// never called after clear_backend.
//
// **Runs on:** any thread. With the daemon's own model it is the worker. **Holds:** Hub.Mu for a moment.
func SetBackend(h *generation.Hub, make func() (*generation.Backend, error)) {
	h.Mu.Lock()
	defer h.Mu.Unlock()
	h.Make, h.Err = make, nil
}
