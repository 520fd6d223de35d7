// Package close_connection lets go of a client.
package close_connection

import (
	"fmt"

	"rkllmd/connection"
	"rkllmd/connection/cleanup_connection"
	"rkllmd/connection/remove_connection"
	"rkllmd/server"
	"rkllmd/server/deadline/set_deadline"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// CloseConnection closes a connection at once and aborts what the client has started: its running and queued runs,
// nobody else's. Not while one of its messages is being parsed (c.Parsing), which could start another.
//
// **Runs on:** the loop. **Holds:** takes c.Mu, and the locks of Face.Abandon after it, not both.
func CloseConnection(l *server.Loop, c *connection.Connection) {
	set_deadline.SetDeadline(l, c, 0)
	remove_connection.RemoveConnection(&l.Table, c)
	cleanup_connection.CleanupConnection(c)
	if c.Owed.Load() > 0 {
		l.Faces[c.Face].Abandon(c)
	}
	level, message := utils.LevelDebug, "client disconnected"
	if c.Slow {
		level, message = utils.LevelWarn,
			fmt.Sprintf("client does not read what it asked for, and more than %d bytes wait for it: closed, its "+
				"runs aborted (--max-pending-bytes, RKLLMD_MAX_PENDING_BYTES)", c.MaxPending)
	}
	log_message.LogMessage(level, message, "fd", c.FD, "uid", c.UID, "pid", c.PID)
}
