// Package serve_client serves one WebSocket client.
package serve_client

import (
	"net/http"
	"time"

	coder "github.com/coder/websocket"

	"rkllmd/faces/stream/name_client"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/keep_connection"
	"rkllmd/faces/websocket/open_socket"
	"rkllmd/faces/websocket/ping_client"
	"rkllmd/faces/websocket/refuse_silence"
	"rkllmd/faces/websocket/write_messages"
	"rkllmd/faces/websocket_generation"
	"rkllmd/faces/websocket_generation/drop_connection"
	"rkllmd/faces/websocket_generation/read_messages"
)

// ServeClient makes a WebSocket of a request and serves it until it is closed, by the client or from here. Whether the
// request may be answered, its Origin too, was checked. While the daemon is stopping, every client is sent away (1001).
//
// **Runs on:** the request's goroutine. That goroutine becomes the connection's reader.
func ServeClient(host *websocket.Host, w http.ResponseWriter, r *http.Request) {
	socket, frames, err := open_socket.OpenSocket(w, r, host.Options.MaxMessageBytes)
	if err != nil {
		return // and the client was told
	}
	c := &websocket.Connection{Host: host, Socket: socket, Frames: frames,
		Client: name_client.NameClient(r.RemoteAddr),
		Wake:   make(chan struct{}, 1), Done: make(chan struct{})}
	c.Silence = time.AfterFunc(host.Options.First, refuse_silence.RefuseSilence(c))
	if !keep_connection.KeepConnection(c) {
		c.Silence.Stop()
		socket.Close(coder.StatusGoingAway, websocket_generation.StopReason)
		return
	}
	defer drop_connection.DropConnection(c)
	go write_messages.WriteMessages(c)
	go ping_client.PingClient(c)
	read_messages.ReadMessages(c)
}
