// Package in_progress asks whether a connection is busy.
package in_progress

import "rkllmd/websocket"

// InProgress reports whether a generation is in progress on c.
//
// **Runs on:** the connection's reader. **Holds:** takes the generation's Mu.
func InProgress(c *websocket.Connection) bool {
	g := c.Generation
	if g == nil {
		return false
	}
	g.Mu.Lock()
	defer g.Mu.Unlock()
	return g.Conn == c && g.Last == nil
}
