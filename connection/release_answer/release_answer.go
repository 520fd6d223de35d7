// Package release_answer counts an answer as sent.
package release_answer

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/drop_connection"
	"rkllmd/connection/update_interest"
)

// ReleaseAnswer counts one owed answer as sent (c.Owed, which was raised when the request was taken). With the last one
// the loop is made to look at a connection that it wants to close, such as that of a client that has half-closed.
//
// **Runs on:** any thread. It is called after the answer's send_to_connection. **Holds:** takes c.Mu.
func ReleaseAnswer(c *connection.Connection) {
	if c.Owed.Add(-1) != 0 {
		return
	}
	c.Mu.Lock()
	defer c.Mu.Unlock()
	if c.Closed || c.Gone || !c.Draining {
		return
	}
	if update_interest.UpdateInterest(c, c.Interest|unix.EPOLLOUT) != nil {
		drop_connection.DropConnection(c)
	}
}
