// Package read reads what a client sends.
package read

import (
	"io"
	"net"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/scan_frames"
)

// Conn is a client's connection, as the WebSocket library reads it. The library never gets bytes that must be UTF-8 and
// are not.
type Conn struct {
	net.Conn
	In     io.Reader // what has come with the request, then Conn
	Frames *websocket.Frames
}

// Read returns the client's bytes up to the first one that makes a text invalid. So an invalid text is refused before
// its frame has ended. After such a byte, or when the connection has failed, Read returns no more bytes.
//
// **Runs on:** the connection's reader. Or it is the goroutine that closes the connection. The method is net.Conn's.
// Follows RFC 6455 section 8.1. Errors: websocket.ErrNotUTF8.
func (c *Conn) Read(p []byte) (int, error) {
	if c.Frames.Failed.Load() {
		return 0, io.EOF
	}
	n, err := c.In.Read(p)
	if right := scan_frames.ScanFrames(c.Frames, p[:n]); right < n {
		c.Frames.Failed.Store(true)
		return right, websocket.ErrNotUTF8
	}
	return n, err
}
