// Package on_reconnect is told of connections to NATS.
package on_reconnect

import (
	"time"

	"github.com/nats-io/nats.go"

	"rkllmd/fleet/wire"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OnReconnect returns what notes in since that there is a connection again. Of all but the first one the log is told.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func OnReconnect(since *wire.Since) func(*nats.Conn) {
	return func(*nats.Conn) {
		if since.At.Swap(time.Now().UnixNano()) != 0 {
			log_message.LogMessage(utils.LevelInfo, "the connection to NATS is back")
		}
	}
}
