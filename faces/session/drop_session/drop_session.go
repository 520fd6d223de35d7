// Package drop_session lets go of a client.
package drop_session

import (
	"rkllmd/connection"
	"rkllmd/faces/session/drop_exchange"
	"rkllmd/faces/stream"
	"rkllmd/generation/steering/abort_generation"
)

// DropSession ends a client's session, if it has one, and the exchange in progress, whose run is aborted. It is
// a face's Abandon.
//
// **Runs on:** the loop. **Holds:** takes Session.Mu, not while it aborts.
func DropSession[H any](c *connection.Connection) {
	s, begun := c.State.(*stream.Session[H])
	if !begun {
		return
	}
	s.Mu.Lock()
	run := drop_exchange.DropExchange(s)
	s.Mu.Unlock()
	if run != nil {
		abort_generation.AbortGeneration(run)
	}
}
