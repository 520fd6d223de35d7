// Package withdraw_backend takes a model from the front-ends before it is freed.
package withdraw_backend

import "rkllmd/generation"

// WithdrawBackend says that the model is about to be freed: nobody finds the backend any more, and it is closed, which ends its runs with ErrClosed.
// When it returns, nothing of the backend uses the model. To call it again does nothing.
//
// **Runs on:** any but a backend's own threads and the event loop; it waits for a backend that is being made or closed. **Holds:** Hub.Mu.
func WithdrawBackend(h *generation.Hub) {
	h.Mu.Lock()
	defer h.Mu.Unlock()
	h.Path.Store(nil)
	h.Make, h.Err = nil, nil
	if b := h.Backend.Swap(nil); b != nil {
		b.Close()
	}
}
