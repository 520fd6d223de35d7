// Package handle_deadline handles a connection whose time has come.
package handle_deadline

import (
	"fmt"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/server/client/close_connection"
	"rkllmd/server/client/fail_connection"
	"rkllmd/server/client/take_input"
	"rkllmd/server/client/update_connection"
	"rkllmd/server/deadline/find_deadline"
	"rkllmd/server/deadline/find_stall"
	"rkllmd/server/deadline/set_deadline"
	"rkllmd/utils"
)

// HandleDeadline handles a connection whose c.Deadline has come. A connection that has been told why it is closed is
// closed now. A client that has sent no complete message in Options.FirstMessageTimeout, or for which the daemon has
// waited for Options.StallTimeout (find_stall), is told so. A short text has waited long enough for a fourth byte, and
// is handled. Afterwards the deadline is later than l.Now, or there is none.
//
// **Runs on:** the loop. **Holds:** takes c.Mu.
func HandleDeadline(l *server.Loop, c *connection.Connection) {
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
			"%s for %v: go on sooner, or start the daemon with a longer %s", what, options.StallTimeout,
			options.TimeoutSetting)})
	default:
		set_deadline.SetDeadline(l, c, find_deadline.FindDeadline(l, c))
		if c.Frames.Framing == utils.FramingUnknown {
			c.Frames.Settled = true
			take_input.TakeInput(l, c, nil)
		}
	}
	update_connection.UpdateConnection(l, c)
}
