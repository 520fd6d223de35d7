package client_test

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/client/serve_connection"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/connection_fill_socket"
	"rkllmd/tests/support/server/server_read_text"
)

func TestServeConnection(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}` + "\n"
	t.Run("input", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		_, err := io.WriteString(client, request)
		require.NoError(t, err)
		serve_connection.ServeConnection(l, c, unix.EPOLLIN)
		require.Equal(t, answer, server_read_text.ServerReadText(t, client))
		require.Equal(t, uint32(unix.EPOLLIN), c.Interest)
	})
	t.Run("output first", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		sent := connection_fill_socket.ConnectionFillSocket(t, c)
		serve_connection.ServeConnection(l, c, 0)
		require.Equal(t, uint32(unix.EPOLLOUT), c.Interest, "no input while so much is unread")
		got := ""
		for c.Interest&unix.EPOLLOUT != 0 {
			got += server_read_text.ServerReadText(t, client)
			serve_connection.ServeConnection(l, c, unix.EPOLLOUT)
		}
		require.Equal(t, string(sent), got+server_read_text.ServerReadText(t, client))
		require.Equal(t, uint32(unix.EPOLLIN), c.Interest)
	})
	t.Run("a hang-up: what came before counts no more", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		_, err := io.WriteString(client, strings.Repeat(`{"jsonrpc":"2.0","id":1,"method":"sleep","params":[0]}`, 3))
		require.NoError(t, err)
		require.NoError(t, client.Close())
		serve_connection.ServeConnection(l, c, unix.EPOLLIN|unix.EPOLLHUP)
		require.False(t, c.Greeted)
		require.True(t, c.Closed && c.Left.Load())
	})
	t.Run("nothing is read before the backlog is done, nor while a message is parsed", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		_, err := io.WriteString(client, request)
		require.NoError(t, err)
		c.Backlog = true
		serve_connection.ServeConnection(l, c, unix.EPOLLIN)
		c.Backlog = false
		c.Parsing.Store(true)
		serve_connection.ServeConnection(l, c, unix.EPOLLIN|unix.EPOLLHUP)
		require.Empty(t, server_read_text.ServerReadText(t, client))
		c.Parsing.Store(false)
	})
}
