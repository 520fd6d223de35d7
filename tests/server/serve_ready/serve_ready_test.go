package serve_ready_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/close_connection"
	"rkllmd/server/serve_ready"
	"rkllmd/server/settle_connection"
	"rkllmd/server/take_input"
	"rkllmd/tests/support/server_admit"
	"rkllmd/tests/support/server_create_loop"
	"rkllmd/tests/support/server_read_text"
)

func TestServeReady(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo"}`, `{"jsonrpc":"2.0","id":1,"result":null}` + "\n"
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	long, longClient := server_admit.ServerAdmit(t, l)
	short, shortClient := server_admit.ServerAdmit(t, l)
	closed, _ := server_admit.ServerAdmit(t, l)
	take_input.TakeInput(l, long, []byte(strings.Repeat(request, 2*server.MessagesPerTurn+5)))
	take_input.TakeInput(l, short, []byte(strings.Repeat(request, server.MessagesPerTurn+5)))
	take_input.TakeInput(l, closed, []byte(strings.Repeat(request, server.MessagesPerTurn+5)))
	settle_connection.SettleConnection(l, long)
	settle_connection.SettleConnection(l, short)
	settle_connection.SettleConnection(l, closed)
	require.Len(t, l.Ready, 3)
	close_connection.CloseConnection(l, closed)
	for _, expected := range [][2]int{{server.MessagesPerTurn, server.MessagesPerTurn}, {server.MessagesPerTurn, 5}, {5, 0}, {0, 0}} {
		require.Equal(t, strings.Repeat(answer, expected[0]), server_read_text.ServerReadText(t, longClient))
		require.Equal(t, strings.Repeat(answer, expected[1]), server_read_text.ServerReadText(t, shortClient))
		serve_ready.ServeReady(l)
	}
	require.Empty(t, l.Ready)
	require.False(t, long.Ready || short.Ready || long.Backlog)
}
