// Package take_turn asks whether a client may start a generation.
package take_turn

import (
	"math"
	"time"

	"rkllmd/completion/name_failure"
	"rkllmd/completion/take_permit"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/websocket"
	"rkllmd/websocket/send_error"
)

// TakeTurn reports whether the client may start a generation now; if not, it is told so, and when (rate_limited).
//
// **Runs on:** the connection's reader.
func TakeTurn(c *websocket.Connection) bool {
	limiter := c.Host.Options.Limiter
	wait, ok := take_permit.TakePermit(limiter, c.Client, time.Now())
	if !ok {
		message := name_failure.NameFailure(name_error.NameError(generation.ErrBusy, "a client may start %d generations a minute; wait %.1f seconds", limiter.PerMinute, wait.Seconds()))
		message.RetryAfter = math.Ceil(wait.Seconds()*10) / 10
		send_error.SendError(c, message)
	}
	return ok
}
