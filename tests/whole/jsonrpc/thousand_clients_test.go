package jsonrpc_test

import (
	"io"
	"net"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/tests/support/server/server_ask"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_start"
)

// A thousand clients are connected and answered; one more is told why it is not.
func TestThousandClients(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}`
	l := server_start.ServerStart(t, server.Options{MaxClients: 1000})
	clients := make([]*net.UnixConn, 1000)
	for i := range clients {
		clients[i] = server_dial.ServerDial(t, l)
	}
	for _, client := range clients {
		_, err := io.WriteString(client, request)
		require.NoError(t, err)
	}
	for _, client := range clients {
		require.Equal(t, answer, server_ask.ServerAsk(t, client, ""))
	}
	require.Contains(t, server_ask.ServerAsk(t, server_dial.ServerDial(t, l), ""), "1000 clients are connected")
}
