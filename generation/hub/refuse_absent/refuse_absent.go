// Package refuse_absent says that no model is loaded.
package refuse_absent

import (
	"fmt"

	"rkllmd/generation"
)

// RefuseAbsent returns generation.ErrNoModel, with the reason where the library has died too often to load its model
// again (Hub.Gone).
//
// **Runs on:** any thread.
func RefuseAbsent(h *generation.Hub) error {
	if reason := h.Gone.Load(); reason != nil {
		return fmt.Errorf("%w; the last one is not loaded again, because %s", generation.ErrNoModel, *reason)
	}
	return generation.ErrNoModel
}
