// Package get_backend finds the backend over the model that is loaded.
package get_backend

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// GetBackend returns the backend over the model that is loaded. The first call for a model makes it, which takes as
// long as a context of that model does; calls that come meanwhile wait for it. When the model is unloaded, the
// backend's verbs say ErrClosed, and the next model has another one.
//
// **Runs on:** any thread that may wait. Neither the loop nor a backend's own thread may call it. Where find_backend
// finds a backend, it runs on any thread. **Holds:** Hub.Mu while it is made. Errors: generation.ErrClosed where no
// model is loaded; why the backend cannot be made, which is logged once.
func GetBackend(h *generation.Hub) (*generation.Backend, error) {
	if b := h.Backend.Load(); b != nil {
		return b, nil
	}
	h.Mu.Lock()
	defer h.Mu.Unlock()
	switch b := h.Backend.Load(); {
	case b != nil:
		return b, nil
	case h.Err != nil:
		return nil, h.Err
	case h.Make == nil:
		return nil, name_error.NameError(generation.ErrClosed,
			"no model is loaded: load one by rkllm.init on the JSON-RPC socket, or serve with --model PATH")
	}
	b, err := h.Make()
	if err != nil {
		h.Err = name_error.NameError(generation.ErrFailed, "the model that is loaded cannot be served here: %w", err)
		log_message.LogMessage(utils.LevelWarn, "the model that is loaded is served on the JSON-RPC socket only",
			"reason", err)
		return nil, h.Err
	}
	h.Backend.Store(b)
	return b, nil
}
