// Package abandon_session lets go of a client.
package abandon_session

import (
	"rkllmd/connection"
	"rkllmd/generation/abort_generation"
	"rkllmd/uma"
	"rkllmd/uma/drop_request"
)

// AbandonSession ends a client's session, if it has one, and the request in progress, whose run is aborted. It is the face's Abandon.
//
// **Runs on:** the loop. **Holds:** takes Session.Mu, not while it aborts.
func AbandonSession(c *connection.Connection) {
	s, begun := c.State.(*uma.Session)
	if !begun {
		return
	}
	s.Mu.Lock()
	run := drop_request.DropRequest(s)
	s.Mu.Unlock()
	if run != nil {
		abort_generation.AbortGeneration(run)
	}
}
