// Package close_socket closes a WebSocket of which nothing more can be read.
package close_socket

import (
	"errors"
	"io"
	"net"

	coder "github.com/coder/websocket"

	"rkllmd/faces/websocket"
)

// CloseSocket closes socket, whose reading has ended with err. A client that has broken the protocol gets the close
// code for that: 1007, 1002 or 1009. For most faults the library has sent it already.
//
// **Runs on:** the connection's reader. It waits for a client that has failed, for websocket.DrainLimit and the time of
// a write. Follows RFC 6455 section 7.1.7.
func CloseSocket(socket *coder.Conn, frames *websocket.Frames, err error) {
	code, reason := coder.StatusProtocolError, "what came is no frame of a client"
	var gone *net.OpError
	switch {
	case errors.Is(err, websocket.ErrNotUTF8):
		code, reason = coder.StatusInvalidFramePayloadData, websocket.ErrNotUTF8.Error()
	case coder.CloseStatus(err) >= 0, errors.As(err, &gone), errors.Is(err, io.EOF), errors.Is(err,
		io.ErrUnexpectedEOF), errors.Is(err, net.ErrClosed):
		_ = socket.CloseNow()
		return
	}
	frames.Failed.Store(true)
	_ = socket.Close(code, reason)
}
