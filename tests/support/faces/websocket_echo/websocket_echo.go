// Package websocket_echo sends back what WebSocket clients say.
package websocket_echo

import (
	"context"
	"net/http"

	"rkllmd/faces/websocket/close_socket"
	"rkllmd/faces/websocket/open_socket"
)

// WebsocketEcho answers a request by a WebSocket that says whatever the client says, of 64 MiB at most.
func WebsocketEcho(w http.ResponseWriter, r *http.Request) {
	socket, frames, err := open_socket.OpenSocket(w, r, 64<<20)
	for err == nil {
		kind, message, broken := socket.Read(context.Background())
		if err = broken; err == nil {
			err = socket.Write(context.Background(), kind, message)
		}
	}
	if socket != nil {
		close_socket.CloseSocket(socket, frames, err)
	}
}
