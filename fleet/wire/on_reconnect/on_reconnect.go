// Package on_reconnect is told of connections to NATS.
package on_reconnect

import (
	"time"

	"github.com/nats-io/nats.go"

	"rkllmd/fleet/wire"
)

// OnReconnect returns what notes in since that there is a connection again.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func OnReconnect(since *wire.Since) func(*nats.Conn) {
	return func(*nats.Conn) { since.At.Store(time.Now().UnixNano()) }
}
