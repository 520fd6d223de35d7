// Package is_file_lost tells whether a model's file was cut.
package is_file_lost

import (
	"sync/atomic"

	"rkllmd/engine"
)

// IsFileLost reports whether a part of m was missing when it was read: what was computed since is worth nothing.
//
// **Runs on:** any thread. The model is not freed meanwhile.
func IsFileLost(m *engine.Model) bool {
	return m.Lost != nil && atomic.LoadInt32(m.Lost) != 0
}
