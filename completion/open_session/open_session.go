// Package open_session finds a client's session.
package open_session

import (
	"sync/atomic"

	"rkllmd/completion"
	"rkllmd/connection"
)

// OpenSession returns the session of the client of c, which is made with its first message. active is the host's
// count of exchanges.
//
// **Runs on:** the loop, for large messages a goroutine of their own; messages of one connection one after the
// other.
func OpenSession[H any](host *H, active *atomic.Int64, c *connection.Connection) *completion.Session[H] {
	if c.State == nil {
		c.State = &completion.Session[H]{Host: host, Conn: c, Active: active}
	}
	return c.State.(*completion.Session[H])
}
