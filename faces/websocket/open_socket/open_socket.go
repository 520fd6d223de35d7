// Package open_socket makes a WebSocket of a request.
package open_socket

import (
	"net/http"

	coder "github.com/coder/websocket"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/hijack"
)

// OpenSocket makes a WebSocket of a request, or tells the client why not. Whether the request may be answered, its
// Origin too, was checked before. Reading ends with websocket.ErrNotUTF8 where text is none; close_socket closes it.
//
// **Runs on:** the request's goroutine. Follows RFC 6455.
func OpenSocket(w http.ResponseWriter, r *http.Request, maxMessageBytes int) (*coder.Conn, *websocket.Frames, error) {
	frames := &websocket.Frames{}
	// The library would check the Origin by rules of its own.
	options := &coder.AcceptOptions{Subprotocols: []string{websocket.Protocol}, InsecureSkipVerify: true}
	socket, err := coder.Accept(hijack.Writer{ResponseWriter: w, Frames: frames}, r, options)
	if err != nil {
		return nil, nil, err
	}
	socket.SetReadLimit(int64(maxMessageBytes))
	return socket, frames, nil
}
