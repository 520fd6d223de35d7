// Package get_kept_backend returns what is known of the backend over the model that is loaded.
package get_kept_backend

import (
	"time"

	"rkllmd/generation"
)

// GetKeptBackend returns the backend if it has been made, or why it cannot be made, for generation.RetryTime. Where
// neither is known, or there is no model, it returns nil and nil.
//
// **Runs on:** any thread that may wait. **Holds:** Hub.Mu, by the caller.
func GetKeptBackend(h *generation.Hub) (*generation.Backend, error) {
	if b := h.Backend.Load(); b != nil || h.Err == nil || time.Since(h.FailedAt) >= generation.RetryTime {
		return b, nil
	}
	return nil, h.Err
}
