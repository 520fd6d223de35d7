// Package update_since notices that this process has stood still.
package update_since

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/wire"
)

// UpdateSince has nobody taken for dead for wire.CatchUpTime, if now is much later than last, when this thread looked
// before, should be: the process was stopped, and what others have sent meanwhile has not been read yet. For that the
// connection counts as one that is fleet.RetryTime old when this time is over.
//
// **Runs on:** any thread.
func UpdateSince(since *wire.Since, last, now time.Time) {
	if now.Sub(last) > wire.StallTime {
		since.At.Store(max(since.At.Load(), now.Add(wire.CatchUpTime-fleet.RetryTime).UnixNano()))
	}
}
