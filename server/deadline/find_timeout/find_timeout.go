// Package find_timeout tells how long the loop may sleep.
package find_timeout

import "rkllmd/server"

// FindTimeout tells how many milliseconds the loop may wait for events: 0 while somebody has a backlog, -1 (for ever)
// when nothing has a deadline. Rounded up, so that the deadline has come when it wakes.
//
// **Runs on:** the loop.
func FindTimeout(l *server.Loop) int {
	switch {
	case len(l.Ready) > 0:
		return 0
	case l.WakeAt == 0:
		return -1
	}
	return int(max(0, l.WakeAt-l.Now+999_999) / 1_000_000)
}
