// Package fail_connection tells a client why it is closed.
package fail_connection

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/server"
	"rkllmd/server/set_deadline"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// FailConnection ends a connection with an error that answers no request, behind the answers in l.Reply, and on a strict face what its client has started. From now on its input is read
// and dropped, so that the client can finish writing and comes to read the error; settle_connection closes it when it has,
// or after server.LingerTime. The log has one line a second about such clients at most, and the others at debug level.
//
// **Runs on:** the loop.
func FailConnection(l *server.Loop, c *connection.Connection, err *jsonrpc2.Error) {
	level := utils.LevelDebug
	if l.Now >= l.LogAt {
		level, l.LogAt = utils.LevelInfo, l.Now+server.LogPause
	}
	log_message.LogMessage(level, "client closed: "+err.Message, "code", err.Code, "uid", c.UID, "pid", c.PID)
	face := l.Faces[c.Face]
	if face.Strict {
		face.Abandon(c) // so that nothing comes behind the error
	}
	l.Reply = face.AppendError(l.Reply, c.Frames.Framing, nil, err)
	_ = send_to_connection.SendToConnection(c, l.Reply) // a client that is gone is seen as a hang-up
	l.Reply = l.Reply[:0]
	c.Fatal, c.Backlog = true, false
	set_deadline.SetDeadline(l, c, l.Now+server.LingerTime)
}
