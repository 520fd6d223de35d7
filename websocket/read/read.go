// Package read reads what a client sends.
package read

import (
	"io"
	"net"

	"rkllmd/websocket"
	"rkllmd/websocket/scan_frames"
)

// Conn is a client's connection, as the library reads it. It never gets to see what must be UTF-8 and is not.
type Conn struct {
	net.Conn
	In     io.Reader // what has come with the request, then Conn
	Frames *websocket.Frames
}

// Read passes bytes on up to the first one that cannot be text, so that a text that is wrong is refused before its frame has ended. After that, or when the connection has failed
// otherwise, nothing follows.
//
// **Runs on:** the connection's reader, or who closes it. The method is net.Conn's. Follows RFC 6455 section 8.1. Errors: websocket.ErrNotUTF8.
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
