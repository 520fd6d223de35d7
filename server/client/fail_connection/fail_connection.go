// Package fail_connection tells a client why it is closed.
package fail_connection

import (
	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/server"
	"rkllmd/server/client/start_answer"
	"rkllmd/server/deadline/set_deadline"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// FailConnection ends a connection with an error that answers no request. The error is sent after the answers in
// l.Reply. On a strict face it also ends what the client has started. From now on the client's input is read and
// dropped, so that the client can finish writing and then reads the error. update_connection closes the connection when
// the client has done so, or after server.LingerTime. About such clients the log has at most one line a second; all
// others are at debug level.
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
	start_answer.StartAnswer(c, "400 Bad Request")
	l.Reply = face.AppendError(l.Reply, c.Frames.Framing, nil, err)
	_ = send_to_connection.SendToConnection(c, l.Reply) // a client that is gone is seen as a hang-up
	l.Reply = l.Reply[:0]
	c.Fatal, c.Backlog = true, false
	set_deadline.SetDeadline(l, c, l.Now+server.LingerTime)
}
