// Package check_stop tells whether stopping is done.
package check_stop

import (
	"rkllmd/server"
	"rkllmd/server/deadline/wake_at"
)

// CheckStop tells whether a stopping loop may end: when every client is gone, or at the time l.StopAt. After the
// runtime has ended no new answers can come, so l.StopAt is then at most server.FlushTime away. If the loop may not end
// yet, it soon asks again.
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
