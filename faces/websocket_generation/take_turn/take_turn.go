// Package take_turn asks whether a client may start a generation.
package take_turn

import (
	"math"

	"rkllmd/faces/stream/refuse_turn"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/send_error"
	"rkllmd/faces/websocket_generation"
)

// TakeTurn reports whether the client may start a generation now; if not, it is told so, and when (rate_limited).
//
// **Runs on:** the connection's reader.
func TakeTurn(c *websocket.Connection) bool {
	failure := refuse_turn.RefuseTurn(c.Host.Options.Limiter, c.Client.User, websocket_generation.RateWords)
	if failure == nil {
		return true
	}
	failure.RetryAfter = math.Ceil(failure.RetryAfter*10) / 10
	send_error.SendError(c, *failure)
	return false
}
