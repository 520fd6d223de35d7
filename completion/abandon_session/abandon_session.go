// Package abandon_session lets go of a client.
package abandon_session

import (
	"rkllmd/completion"
	"rkllmd/completion/drop_exchange"
	"rkllmd/connection"
	"rkllmd/generation/abort_generation"
)

// AbandonSession ends a client's session, if it has one, and the exchange in progress, whose run is aborted. It is
// a face's Abandon.
//
// **Runs on:** the loop. **Holds:** takes Session.Mu, not while it aborts.
func AbandonSession[H any](c *connection.Connection) {
	s, begun := c.State.(*completion.Session[H])
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
