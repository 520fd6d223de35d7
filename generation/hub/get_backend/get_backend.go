// Package get_backend finds the backend over the model that is loaded.
package get_backend

import (
	"errors"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/hub/find_backend"
	"rkllmd/generation/hub/get_kept_backend"
	"rkllmd/generation/hub/refuse_absent"
	"rkllmd/generation/name_error"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// GetBackend returns the backend over the model that is loaded. The first call for a model makes it, which takes as
// long as a context of that model does; calls that come meanwhile wait for it. If that fails, it is tried again when it
// is asked for after generation.RetryTime. When the model is unloaded, the backend's verbs say ErrClosed, and the next
// model has another one.
//
// **Runs on:** any thread that may wait. Neither the loop nor a backend's own thread may call it. Where find_backend
// finds a backend, it runs on any thread. **Holds:** Hub.Mu while it is made. Errors: generation.ErrClosed where no
// model is loaded; why the backend cannot be made, which is logged once.
func GetBackend(h *generation.Hub) (*generation.Backend, error) {
	if b := find_backend.FindBackend(h); b != nil {
		return b, nil
	}
	h.Mu.Lock()
	defer h.Mu.Unlock()
	b, err := get_kept_backend.GetKeptBackend(h)
	switch {
	case b != nil || err != nil:
		return b, err
	case h.Make == nil:
		return nil, refuse_absent.RefuseAbsent(h)
	}
	b, err = h.Make()
	if errors.Is(err, generation.ErrClosed) { // there is nothing to be served now
		return nil, err
	}
	if err != nil {
		failure := name_error.NameError(generation.ErrFailed, "the model that is loaded cannot be served here: %w", err)
		if h.Err == nil || h.Err.Error() != failure.Error() {
			log_message.LogMessage(utils.LevelWarn, "the model that is loaded is served on the JSON-RPC socket only",
				"reason", err)
		}
		h.Err, h.FailedAt = failure, time.Now()
		return nil, failure
	}
	if h.Err != nil {
		log_message.LogMessage(utils.LevelInfo, "the model that is loaded is served to all front-ends now")
	}
	h.Err = nil
	h.Backend.Store(b)
	return b, nil
}
