// Package find_stall tells since when a client has let the daemon wait.
package find_stall

import "rkllmd/connection"

// FindStall tells since when (get_timestamp) the daemon has been waiting for a client, and for what: that the client
// reads its output, or finishes a message that it has begun. 0: the daemon does not wait for this client.
//
// **Runs on:** the loop. **Holds:** takes c.Mu.
func FindStall(c *connection.Connection) (since int64, what string) {
	c.Mu.Lock()
	defer c.Mu.Unlock()
	switch {
	case len(c.Out.Data) > c.Out.Start:
		return c.MovedAt, "what was sent to you is not read"
	case len(c.In.Data) > c.In.Start && !c.Backlog && !c.Parsing.Load():
		// input is left alone while too much output waits
		return max(c.BegunAt, c.MovedAt), "a message was begun and not ended"
	}
	return 0, ""
}
