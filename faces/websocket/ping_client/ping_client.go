// Package ping_client finds out whether a client is still there.
package ping_client

import (
	"context"
	"time"

	"rkllmd/faces/websocket"
)

// PingClient pings the client every Options.Ping, and closes the connection when the pong does not come within that
// time.
//
// **Runs on:** a goroutine of its own. It ends with the connection.
func PingClient(c *websocket.Connection) {
	ticker := time.NewTicker(c.Host.Options.Ping)
	defer ticker.Stop()
	for {
		select {
		case <-c.Done:
			return
		case <-ticker.C:
		}
		limit, cancel := context.WithTimeout(context.Background(), c.Host.Options.Ping)
		err := c.Socket.Ping(limit)
		cancel()
		if err != nil {
			c.Socket.CloseNow()
			return
		}
	}
}
