// Package abandon_session lets go of a client.
package abandon_session

import (
	"rkllmd/connection"
	"rkllmd/uma"
	"rkllmd/uma/drop_request"
)

// AbandonSession ends a client's session, if it has one, and the request in progress. It is the face's Abandon.
//
// **Runs on:** the loop. **Holds:** takes Session.Mu.
func AbandonSession(c *connection.Connection) {
	s, begun := c.State.(*uma.Session)
	if !begun {
		return
	}
	s.Mu.Lock()
	defer s.Mu.Unlock()
	drop_request.DropRequest(s)
}
