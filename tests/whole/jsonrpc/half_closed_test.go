package jsonrpc_test

import (
	"bufio"
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_gate"
	"rkllmd/tests/support/server/server_start"
)

// A client that has shut down its sending side gets everything that it is owed, and the end of what it has sent is the
// end of a message, too.
func TestHalfClosed(t *testing.T) {
	l := server_start.ServerStart(t, server.Options{})
	client := server_dial.ServerDial(t, l)
	gate, fd := server_gate.ServerGate(t)
	_, err := fmt.Fprintf(client, `{"jsonrpc":"2.0","id":1,"method":"hold","params":[%d]}`+
		`{"jsonrpc":"2.0","id":2,"method":"sleep","params":[1]}17`, fd)
	require.NoError(t, err)
	require.NoError(t, client.CloseWrite())
	answers := bufio.NewReader(client)
	first, err := answers.ReadString('\n')
	require.NoError(t, err)
	require.Equal(t, `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid Request"}}`+"\n", first)
	require.NoError(t, gate.Close())
	got, err := io.ReadAll(answers)
	require.NoError(t, err)
	require.Equal(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"result":%d}`+"\n", fd)+
		`{"jsonrpc":"2.0","id":2,"result":1}`+"\n", string(got))
}
