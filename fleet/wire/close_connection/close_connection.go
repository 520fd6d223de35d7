// Package close_connection closes a connection to NATS.
package close_connection

import (
	"github.com/nats-io/nats.go"

	"rkllmd/fleet/wire"
)

// CloseConnection returns Bus.Close over c.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func CloseConnection(c *nats.Conn) func() {
	return func() {
		_ = c.FlushTimeout(wire.FlushTime) // what cannot be sent now is lost
		c.Close()
	}
}
