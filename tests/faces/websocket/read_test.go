package websocket_test

import (
	"io"
	"net"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/read"
	"rkllmd/tests/support/faces/websocket_frame"
)

func TestRead(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer listener.Close()
	client, err := net.Dial("tcp", listener.Addr().String())
	require.NoError(t, err)
	defer client.Close()
	server, err := listener.Accept()
	require.NoError(t, err)
	defer server.Close()

	early, wrong := websocket_frame.WebsocketFrame(0x81, "early"), websocket_frame.WebsocketFrame(0x81, "a\xff"+
		strings.Repeat("b", 100))
	conn := &read.Conn{Conn: server, In: io.MultiReader(strings.NewReader(string(early)), server),
		Frames: &websocket.Frames{}}
	into := make([]byte, 1000)
	n, err := conn.Read(into)
	require.NoError(t, err)
	require.Equal(t, early, into[:n])
	_, err = client.Write(wrong[:8]) // of its 110 bytes
	require.NoError(t, err)
	n, err = io.ReadFull(conn, into)
	require.ErrorIs(t, err, websocket.ErrNotUTF8)
	require.Equal(t, wrong[:7], into[:n])

	_, err = client.Write(wrong[8:])
	require.NoError(t, err)
	n, err = conn.Read(into)
	require.Equal(t, []any{0, io.EOF}, []any{n, err}, "nothing follows")
}
