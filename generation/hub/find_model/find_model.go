// Package find_model looks what model there is.
package find_model

import (
	"time"

	"rkllmd/generation"
)

// FindModel returns the backend over the model that is loaded, or, when nobody has asked for it yet, what it would be
// like (Hub.Look): Name, Capabilities and Model can be read, and nothing else. No memory is taken.
//
// **Runs on:** any thread that may wait. It waits for a backend that is being made or closed. **Holds:** Hub.Mu.
// Errors: generation.ErrClosed where no model is loaded; why the backend cannot be made, as far as that is known.
func FindModel(h *generation.Hub) (*generation.Backend, error) {
	if b := h.Backend.Load(); b != nil {
		return b, nil
	}
	h.Mu.Lock()
	defer h.Mu.Unlock()
	switch b := h.Backend.Load(); {
	case b != nil:
		return b, nil
	case h.Err != nil && time.Since(h.FailedAt) < generation.RetryTime:
		return nil, h.Err
	case h.Look == nil:
		return nil, generation.ErrNoModel
	}
	return h.Look()
}
