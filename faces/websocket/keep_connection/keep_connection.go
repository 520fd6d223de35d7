// Package keep_connection notes a connection.
package keep_connection

import "rkllmd/faces/websocket"

// KeepConnection adds c to the connections of its host, until drop_connection. It reports whether it may be served: not
// when the host is stopping.
//
// **Runs on:** any thread. **Holds:** Host.Mu.
func KeepConnection(c *websocket.Connection) bool {
	c.Host.Mu.Lock()
	defer c.Host.Mu.Unlock()
	if c.Host.Stopped {
		return false
	}
	c.Host.Connections[c] = struct{}{}
	c.Host.Serving.Add(1)
	c.Host.Meter.OnClients(1)
	return true
}
