// Package expire_deadline handles a connection whose time has come.
package expire_deadline

import (
	"fmt"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/server/close_connection"
	"rkllmd/server/fail_connection"
	"rkllmd/server/set_deadline"
	"rkllmd/server/settle_connection"
	"rkllmd/server/take_input"
)

// ExpireDeadline handles a connection whose c.Deadline has come: one that has been told why it is closed is closed; one
// that has sent no complete message in Options.FirstMessageTimeout is told so; otherwise a short text has waited long
// enough for a fourth byte, and is handled. The deadline is later than l.Now, or none, afterwards.
//
// **Runs on:** the loop.
func ExpireDeadline(l *server.Loop, c *connection.Connection) {
	switch {
	case c.Fatal:
		close_connection.CloseConnection(l, c)
		return
	case c.GreetBy != 0 && l.Now >= c.GreetBy:
		fail_connection.FailConnection(l, c, &jsonrpc2.Error{Code: rkllm.CodeIdleTimeout, Message: fmt.Sprintf(
			"no complete message came within %v of connecting: send one sooner, or start the daemon with a longer --first-message-timeout (RKLLMD_FIRST_MESSAGE_TIMEOUT)",
			l.Faces[c.Face].Options.FirstMessageTimeout)})
	default:
		set_deadline.SetDeadline(l, c, c.GreetBy)
		c.Frames.Settled = true
		take_input.TakeInput(l, c, nil)
	}
	settle_connection.SettleConnection(l, c)
}
