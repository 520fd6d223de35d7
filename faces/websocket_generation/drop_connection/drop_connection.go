// Package drop_connection lets go of a connection.
package drop_connection

import (
	coder "github.com/coder/websocket"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/close_socket"
	"rkllmd/faces/websocket_generation/park_generation"
)

// DropConnection lets go of a connection that nobody reads from any more: its generation stops at once, and waits for
// the client to come back unless that has said goodbye (close code 1000).
//
// **Runs on:** the connection's reader. **Holds:** takes the generation's Mu, c.Mu, Host.Mu, one after the other.
func DropConnection(c *websocket.Connection) {
	if c.Generation != nil {
		park_generation.ParkGeneration(c.Generation, c, coder.CloseStatus(c.Broken) != coder.StatusNormalClosure)
	}
	close(c.Done)
	c.Mu.Lock()
	c.Gone, c.Out = true, nil
	c.Mu.Unlock()
	c.Silence.Stop()
	close_socket.CloseSocket(c.Socket, c.Frames, c.Broken)
	host := c.Host
	host.Mu.Lock()
	delete(host.Connections, c)
	host.Mu.Unlock()
	host.Meter.OnClients(-1)
	host.Serving.Done()
}
