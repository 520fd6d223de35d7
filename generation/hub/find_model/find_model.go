// Package find_model looks what model there is.
package find_model

import (
	"rkllmd/generation"
	"rkllmd/generation/hub/find_backend"
	"rkllmd/generation/hub/get_kept_backend"
	"rkllmd/generation/hub/refuse_absent"
)

// FindModel returns the backend over the model that is loaded, or, when nobody has asked for it yet, what it would be
// like (Hub.Look): Name, Capabilities and Model can be read, and nothing else. No memory is taken.
//
// **Runs on:** any thread that may wait. It waits for a backend that is being made or closed. **Holds:** Hub.Mu.
// Errors: generation.ErrClosed where no model is loaded; why the backend cannot be made, as far as that is known.
func FindModel(h *generation.Hub) (*generation.Backend, error) {
	if b := find_backend.FindBackend(h); b != nil {
		return b, nil
	}
	h.Mu.Lock()
	defer h.Mu.Unlock()
	b, err := get_kept_backend.GetKeptBackend(h)
	switch {
	case b != nil || err != nil:
		return b, err
	case h.Look == nil:
		return nil, refuse_absent.RefuseAbsent(h)
	}
	return h.Look()
}
