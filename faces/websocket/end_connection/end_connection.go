// Package end_connection ends a connection from here.
package end_connection

import (
	coder "github.com/coder/websocket"

	"rkllmd/faces/stream/wake_reader"
	"rkllmd/faces/websocket"
)

// EndConnection makes the connection close, with this code and reason, as soon as all messages that wait for the client
// are sent. Only the first call counts.
//
// **Runs on:** any thread. **Holds:** takes c.Mu.
func EndConnection(c *websocket.Connection, code coder.StatusCode, reason string) {
	c.Mu.Lock()
	defer c.Mu.Unlock()
	if c.Ending != nil || c.Gone {
		return
	}
	c.Ending = &websocket.Closing{Code: code, Reason: reason}
	wake_reader.WakeReader(c.Wake)
}
