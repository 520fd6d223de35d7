// Package read_connected tells since when there is a connection.
package read_connected

import (
	"time"

	"github.com/nats-io/nats.go"

	"rkllmd/fleet/wire"
)

// ReadConnected returns Bus.Connected over c.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func ReadConnected(c *nats.Conn, since *wire.Since) func() time.Time {
	return func() time.Time {
		if !c.IsConnected() {
			return time.Time{}
		}
		return time.Unix(0, since.At.Load())
	}
}
