package client_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/client/close_connection"
	"rkllmd/server/client/serve_ready"
	"rkllmd/server/client/take_input"
	"rkllmd/server/client/update_connection"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_read_text"
)

func TestServeReady(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo"}`, `{"jsonrpc":"2.0","id":1,"result":null}` + "\n"
	l, long, longClient := loop_with_client.LoopWithClient(t, server.Options{})
	short, shortClient := server_admit.ServerAdmit(t, l)
	closed, _ := server_admit.ServerAdmit(t, l)
	take_input.TakeInput(l, long, []byte(strings.Repeat(request, 2*server.MessagesPerTurn+5)))
	take_input.TakeInput(l, short, []byte(strings.Repeat(request, server.MessagesPerTurn+5)))
	take_input.TakeInput(l, closed, []byte(strings.Repeat(request, server.MessagesPerTurn+5)))
	update_connection.UpdateConnection(l, long)
	update_connection.UpdateConnection(l, short)
	update_connection.UpdateConnection(l, closed)
	require.Len(t, l.Ready, 3)
	close_connection.CloseConnection(l, closed)
	for _, expected := range [][2]int{{server.MessagesPerTurn, server.MessagesPerTurn}, {server.MessagesPerTurn, 5},
		{5, 0}, {0, 0}} {
		require.Equal(t, strings.Repeat(answer, expected[0]), server_read_text.ServerReadText(t, longClient))
		require.Equal(t, strings.Repeat(answer, expected[1]), server_read_text.ServerReadText(t, shortClient))
		serve_ready.ServeReady(l)
	}
	require.Empty(t, l.Ready)
	require.False(t, long.Ready || short.Ready || long.Backlog)
}
