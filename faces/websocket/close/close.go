// Package close closes a client's connection.
package close

import (
	"io"
	"net"
	"time"

	"rkllmd/faces/websocket"
)

// Conn is a client's connection, as the library closes it.
type Conn struct {
	net.Conn
	Frames *websocket.Frames
}

// Close closes the connection. If the connection has failed, the library has told the client so by a close frame. Then
// Close first reads and drops what the client still sends, until the client has closed the connection too or
// websocket.DrainLimit is over. Without that the system would reset the connection because of its unread bytes, and the
// client might not be able to read the reason.
//
// **Runs on:** any thread that may wait. The method is net.Conn's. Follows RFC 6455 section 7.1.1.
func (c *Conn) Close() error {
	if c.Frames.Failed.Load() {
		if half, can := c.Conn.(interface{ CloseWrite() error }); can {
			_ = half.CloseWrite()
		}
		_ = c.Conn.SetReadDeadline(time.Now().Add(websocket.DrainLimit))
		_, _ = io.Copy(io.Discard, c.Conn)
	}
	return c.Conn.Close()
}
