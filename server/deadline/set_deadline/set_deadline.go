// Package set_deadline sets when the loop must look at a connection again.
package set_deadline

import (
	"rkllmd/connection"
	"rkllmd/server"
	"rkllmd/server/deadline/wake_at"
)

// SetDeadline sets when the loop must look at a connection again though nothing may have happened to it (see
// handle_deadline): a time of get_timestamp, 0 for never.
//
// **Runs on:** the loop.
func SetDeadline(l *server.Loop, c *connection.Connection, at int64) {
	waiting := c.Deadline != 0
	c.Deadline = at
	last := len(l.Waiting) - 1
	switch {
	case at == 0 && waiting:
		moved := l.Waiting[last]
		l.Waiting[c.WaitIndex], moved.WaitIndex = moved, c.WaitIndex
		l.Waiting[last] = nil
		l.Waiting = l.Waiting[:last]
	case at != 0 && !waiting:
		c.WaitIndex = len(l.Waiting)
		l.Waiting = append(l.Waiting, c)
	}
	if at != 0 {
		wake_at.WakeAt(l, at)
	}
}
