// Package check_stop tells whether stopping is done.
package check_stop

import (
	"rkllmd/server"
	"rkllmd/server/wake_at"
)

// CheckStop tells whether a stopping loop may end: every client is gone, or time is up: l.StopAt, which comes server.FlushTime
// after the runtime has ended at the latest, for nothing more can be owed then. Otherwise the loop looks again soon.
//
// **Runs on:** the loop.
func CheckStop(l *server.Loop) bool {
	select {
	case <-l.Runtime.Idle:
		l.StopAt = min(l.StopAt, l.Now+server.FlushTime)
	default:
	}
	wake_at.WakeAt(l, l.Now+server.StopPoll)
	return l.Table.Count+l.Table.Refused == 0 || l.Now >= l.StopAt
}
