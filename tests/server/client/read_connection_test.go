package client_test

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/read_connection"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_read_text"
)

func TestReadConnection(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}` + "\n"
	t.Run("one read", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		read_connection.ReadConnection(l, c)
		require.False(t, c.ReadClosed, "nothing there is not the end")
		_, err := io.WriteString(client, `"`+strings.Repeat("x", server.ReadBytes))
		require.NoError(t, err)
		read_connection.ReadConnection(l, c)
		require.Len(t, c.In.Data, server.ReadBytes)
		read_connection.ReadConnection(l, c)
		require.Len(t, c.In.Data, server.ReadBytes+1)
	})
	t.Run("the end of the input", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		_, err := io.WriteString(client, request+request[:10])
		require.NoError(t, err)
		require.NoError(t, client.CloseWrite())
		read_connection.ReadConnection(l, c)
		require.False(t, c.ReadClosed)
		require.Equal(t, answer, server_read_text.ServerReadText(t, client))
		read_connection.ReadConnection(l, c)
		require.True(t, c.ReadClosed)
		require.False(t, c.HungUp)
		require.Contains(t, server_read_text.ServerReadText(t, client), `"code":-32700`,
			"it ended in the middle of a message")
	})
	t.Run("the client is gone, with answers unread", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		_, err := io.WriteString(client, request)
		require.NoError(t, err)
		read_connection.ReadConnection(l, c)
		require.NoError(t, client.Close())
		read_connection.ReadConnection(l, c)
		require.True(t, c.ReadClosed && c.HungUp)
	})
	t.Run("what comes after a fatal error is dropped", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		c.Fatal = true
		_, err := io.WriteString(client, request)
		require.NoError(t, err)
		read_connection.ReadConnection(l, c)
		require.Empty(t, server_read_text.ServerReadText(t, client))
		require.Nil(t, c.In.Data)
	})
}
