package websocket_test

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/hijack"
	"rkllmd/tests/support/faces/websocket_frame"
)

func TestHijack(t *testing.T) {
	frame, heard := string(websocket_frame.WebsocketFrame(0x81, "early\xff late")), make(chan []byte, 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, buffered, err := hijack.Writer{ResponseWriter: w, Frames: &websocket.Frames{}}.Hijack()
		if err != nil {
			heard <- []byte(err.Error())
			return
		}
		defer conn.Close()
		text, err := io.ReadAll(io.LimitReader(buffered, 1000))
		heard <- append(text, err.Error()...)
	}))
	defer server.Close()
	client, err := net.Dial("tcp", server.Listener.Addr().String())
	require.NoError(t, err)
	defer client.Close()
	_, err = io.WriteString(client, "GET /generate HTTP/1.1\r\nHost: a\r\n\r\n"+frame)
	require.NoError(t, err)
	require.Equal(t, frame[:11]+websocket.ErrNotUTF8.Error(), string(<-heard),
		"what comes with the request is looked at, too")

	_, _, err = hijack.Writer{ResponseWriter: httptest.NewRecorder()}.Hijack()
	require.ErrorIs(t, err, http.ErrNotSupported)
}
