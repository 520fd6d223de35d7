// Package on_disconnect is told of the end of a connection to NATS.
package on_disconnect

import (
	"github.com/nats-io/nats.go"

	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OnDisconnect writes to the log that the connection c is lost, unless this daemon has closed it.
//
// **Runs on:** any thread.
func OnDisconnect(c *nats.Conn, err error) {
	if !c.IsClosed() {
		log_message.LogMessage(utils.LevelWarn, "the connection to NATS is lost: the fleet waits until it is back",
			"error", err)
	}
}
