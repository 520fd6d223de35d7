// Package open_session finds a client's session.
package open_session

import (
	"sync/atomic"

	"rkllmd/connection"
	"rkllmd/faces/stream"
)

// OpenSession returns the session of the client of c, which is made with its first message. active is the host's
// count of exchanges.
//
// **Runs on:** the loop. For large messages it is a goroutine of their own. Messages of one connection are handled one
// after the other.
func OpenSession[H any](host *H, active *atomic.Int64, c *connection.Connection) *stream.Session[H] {
	if c.State == nil {
		c.State = &stream.Session[H]{Host: host, Conn: c, Active: active}
	}
	return c.State.(*stream.Session[H])
}
