// Package expire_deadline handles a connection whose time has come.
package expire_deadline

import (
	"fmt"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/server/close_connection"
	"rkllmd/server/fail_connection"
	"rkllmd/server/find_stall"
	"rkllmd/server/next_deadline"
	"rkllmd/server/set_deadline"
	"rkllmd/server/settle_connection"
	"rkllmd/server/take_input"
	"rkllmd/utils"
)

// ExpireDeadline handles a connection whose c.Deadline has come: one that has been told why it is closed is closed; one
// that has sent no complete message in Options.FirstMessageTimeout, or has let the daemon wait for Options.StallTimeout
// (find_stall), is told so; a short text has waited long enough for a fourth byte, and is handled. The deadline is later
// than l.Now, or none, afterwards.
//
// **Runs on:** the loop. **Holds:** takes c.Mu.
func ExpireDeadline(l *server.Loop, c *connection.Connection) {
	options := &l.Faces[c.Face].Options
	since, what := find_stall.FindStall(c)
	switch {
	case c.Fatal:
		close_connection.CloseConnection(l, c)
		return
	case c.GreetBy != 0 && l.Now >= c.GreetBy:
		fail_connection.FailConnection(l, c, &jsonrpc2.Error{Code: rkllm.CodeIdleTimeout, Message: fmt.Sprintf(
			"no complete message came within %v of connecting: send one sooner, or start the daemon with a longer %s",
			options.FirstMessageTimeout, options.TimeoutSetting)})
	case options.StallTimeout > 0 && since != 0 && time.Duration(l.Now-since) >= options.StallTimeout:
		fail_connection.FailConnection(l, c, &jsonrpc2.Error{Code: rkllm.CodeIdleTimeout, Message: fmt.Sprintf(
			"%s for %v: go on sooner, or start the daemon with a longer %s", what, options.StallTimeout, options.TimeoutSetting)})
	default:
		set_deadline.SetDeadline(l, c, next_deadline.NextDeadline(l, c))
		if c.Frames.Framing == utils.FramingUnknown {
			c.Frames.Settled = true
			take_input.TakeInput(l, c, nil)
		}
	}
	settle_connection.SettleConnection(l, c)
}
