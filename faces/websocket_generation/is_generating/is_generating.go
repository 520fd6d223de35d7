// Package is_generating asks whether a connection is busy.
package is_generating

import "rkllmd/faces/websocket"

// IsGenerating reports whether a generation is in progress on c.
//
// **Runs on:** the connection's reader. **Holds:** takes the generation's Mu.
func IsGenerating(c *websocket.Connection) bool {
	g := c.Generation
	if g == nil {
		return false
	}
	g.Mu.Lock()
	defer g.Mu.Unlock()
	return g.Conn == c && g.Last == nil
}
