// Package hijack takes a connection from the server of HTTP.
package hijack

import (
	"bufio"
	"bytes"
	"io"
	"net"
	"net/http"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/close"
	"rkllmd/faces/websocket/read"
)

// Writer answers the request that becomes a WebSocket. What is embedded answers for the methods that make no difference
// here.
type Writer struct {
	http.ResponseWriter
	Frames *websocket.Frames
}

// Hijack hands out the connection of the request as a read.Conn over a close.Conn.
//
// **Runs on:** the request's goroutine. The method is http.Hijacker's.
func (w Writer) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, buffered, err := http.NewResponseController(w.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	early, _ := buffered.Reader.Peek(buffered.Reader.Buffered()) // frames that have come behind the request
	checked := &read.Conn{Conn: &close.Conn{Conn: conn, Frames: w.Frames},
		In: io.MultiReader(bytes.NewReader(bytes.Clone(early)), conn), Frames: w.Frames}
	buffered.Reader.Reset(checked)
	return checked, buffered, nil
}
