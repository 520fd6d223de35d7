// Package set_backend tells front-ends of a model that was loaded.
package set_backend

import "rkllmd/generation"

// SetBackend says that a model is loaded. make makes the backend over it, when a front-end first asks for it, and look
// tells what that would be like (Hub.Look); they are never called after clear_backend.
//
// **Runs on:** any thread. With the daemon's own model it is the worker. **Holds:** Hub.Mu for a moment.
func SetBackend(h *generation.Hub, make, look func() (*generation.Backend, error)) {
	h.Mu.Lock()
	defer h.Mu.Unlock()
	h.Make, h.Look, h.Err = make, look, nil
	h.Gone.Store(nil)
	for _, watcher := range h.Watchers {
		watcher.Loaded()
	}
}
