// Package update_since notices that this process has stood still.
package update_since

import (
	"time"

	"rkllmd/fleet/wire"
)

// UpdateSince counts the connection as new, if now is much later than last, when this thread looked before, should
// be: the process was stopped, and what others have sent meanwhile has not been read yet.
//
// **Runs on:** any thread.
func UpdateSince(since *wire.Since, last, now time.Time) {
	if now.Sub(last) > wire.StallTime {
		since.At.Store(now.UnixNano())
	}
}
