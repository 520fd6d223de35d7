package websocket_test

import (
	"io"
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/close"
)

func TestClose(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer listener.Close()
	for _, failed := range []bool{false, true} {
		client, err := net.Dial("tcp", listener.Addr().String())
		require.NoError(t, err)
		defer client.Close()
		require.NoError(t, client.SetDeadline(time.Now().Add(5*time.Minute)))
		server, err := listener.Accept()
		require.NoError(t, err)
		frames := &websocket.Frames{}
		frames.Failed.Store(failed)
		_, err = client.Write(make([]byte, 100000))
		require.NoError(t, err)
		_, err = server.Write([]byte("why"))
		require.NoError(t, err)
		closed := make(chan error, 1)
		go func() { closed <- (&close.Conn{Conn: server, Frames: frames}).Close() }()
		why, err := io.ReadAll(client)
		require.Equal(t, "why", string(why))
		require.Equal(t, failed, err == nil, "it is reset, unless the rest is read: %v", err)
		require.NoError(t, client.Close())
		require.NoError(t, <-closed)
		require.ErrorIs(t, server.SetDeadline(time.Now()), net.ErrClosed)
	}
}
