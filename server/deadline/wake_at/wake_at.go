// Package wake_at sets the loop's alarm.
package wake_at

import "rkllmd/server"

// WakeAt makes the loop look at its deadlines at a time of get_timestamp, or earlier if it wanted to anyway.
//
// **Runs on:** the loop.
func WakeAt(l *server.Loop, at int64) {
	if l.WakeAt == 0 || at < l.WakeAt {
		l.WakeAt = at
	}
}
