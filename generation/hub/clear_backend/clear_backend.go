// Package clear_backend takes a model from the front-ends before it is freed.
package clear_backend

import (
	"rkllmd/generation"
	"rkllmd/generation/hub/add_counters"
)

// ClearBackend says that the model is about to be freed: nobody finds the backend any more, and it is closed, which
// ends its runs with ErrClosed. When it returns, nothing of the backend uses the model, and what it has counted is
// kept. To call it again does nothing.
//
// **Runs on:** any thread that may wait. Neither the loop nor a backend's own thread may call it. It waits for a
// backend that is being made or closed. **Holds:** Hub.Mu, and Hub.Counting, not while it waits.
func ClearBackend(h *generation.Hub) {
	h.Mu.Lock()
	defer h.Mu.Unlock()
	h.Path.Store(nil)
	h.Make, h.Look, h.Err = nil, nil, nil
	for _, watcher := range h.Watchers {
		watcher.Freed()
	}
	h.Counting.Lock()
	b := h.Backend.Swap(nil)
	h.Leaving = b
	h.Counting.Unlock()
	if b == nil {
		return
	}
	b.Close()
	h.Counting.Lock()
	defer h.Counting.Unlock()
	if b.Stats != nil {
		add_counters.AddCounters(&h.Past, b.Stats())
	}
	h.Leaving = nil
}
