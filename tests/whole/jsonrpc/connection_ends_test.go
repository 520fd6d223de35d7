package jsonrpc_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection/end_connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/server"
	"rkllmd/server/client/handle_input"
	"rkllmd/server/client/update_connection"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
	"rkllmd/tests/support/server/server_read_text"
)

// Connections that a face ends: because it is strict, or because it has nothing more to say.
func TestConnectionEnds(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}` + "\n"
	t.Run("a strict face ends with what is no message", func(t *testing.T) {
		for input, code := range map[string]string{"nonsense\n" + request: "-32700", "\x00\x00\x00\x00": "-32700",
			"\x00\xff\xff\xff": "-32600"} {
			l := server_create_loop.ServerCreateLoop(t, server.Options{})
			l.Faces[0].Strict = true
			c, client := server_admit.ServerAdmit(t, l)
			consumed, _ := handle_input.HandleInput(l, c, []byte(input))
			require.Equal(t, len(input), consumed)
			require.True(t, c.Fatal)
			require.Contains(t, server_read_text.ServerReadText(t, client), `"code":`+code)
		}
	})
	t.Run("nothing is handled behind the end", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		c, _ := server_admit.ServerAdmit(t, l)
		c.Ending.Store(true)
		consumed, _ := handle_input.HandleInput(l, c, []byte(request+request))
		require.Equal(t, 2*len(request), consumed)
		require.Equal(t, answer, string(l.Reply))
		require.False(t, c.Backlog)
	})
	t.Run("ended in order", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		c, client := server_admit.ServerAdmit(t, l)
		c.Backlog = true
		require.NoError(t, send_to_connection.SendToConnection(c, []byte("last")))
		end_connection.EndConnection(c)
		update_connection.UpdateConnection(l, c)
		require.True(t, c.Fatal)
		require.False(t, c.Backlog, "its input is dropped")
		require.Equal(t, l.Now+server.LingerTime, c.Deadline)
		text, err := io.ReadAll(client)
		require.NoError(t, err)
		require.Equal(t, "last", string(text))
		c.ReadClosed = true
		update_connection.UpdateConnection(l, c)
		require.True(t, c.Closed)
	})
}
