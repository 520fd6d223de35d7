// Package abandon_session lets go of a client.
package abandon_session

import (
	"rkllmd/connection"
	"rkllmd/swarm"
	"rkllmd/swarm/drop_chat"
)

// AbandonSession ends a client's session, if it has one, and the chat in progress. It is the face's Abandon.
//
// **Runs on:** the loop. **Holds:** takes Session.Mu.
func AbandonSession(c *connection.Connection) {
	s, begun := c.State.(*swarm.Session)
	if !begun {
		return
	}
	s.Mu.Lock()
	defer s.Mu.Unlock()
	drop_chat.DropChat(s)
}
