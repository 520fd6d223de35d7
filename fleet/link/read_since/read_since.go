// Package read_since tells since when the other process is there.
package read_since

import (
	"time"

	"rkllmd/fleet/link"
)

// ReadSince returns Bus.Connected over l.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func ReadSince(l *link.Link) func() time.Time {
	return func() time.Time {
		select {
		case <-l.Ended:
			return time.Time{}
		default:
			return l.Since
		}
	}
}
