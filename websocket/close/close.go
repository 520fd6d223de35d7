// Package close closes a client's connection.
package close

import (
	"io"
	"net"
	"time"

	"rkllmd/websocket"
)

// Conn is a client's connection, as the library closes it.
type Conn struct {
	net.Conn
	Frames *websocket.Frames
}

// Close closes the connection. When it has failed, which the library has told the client by a close frame, what still comes is thrown away first, until the client has closed it too or
// websocket.DrainLimit is over: a connection that is closed over unread bytes is reset, and then the client may not be able to read why.
//
// **Runs on:** any that may wait. The method is net.Conn's. Follows RFC 6455 section 7.1.1.
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
