// Package end_connection ends a connection from here.
package end_connection

import (
	coder "github.com/coder/websocket"

	"rkllmd/completion/wake_reader"
	"rkllmd/websocket"
)

// EndConnection has the connection closed, with this code and reason, when what waits for the client is sent. The first one counts.
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
