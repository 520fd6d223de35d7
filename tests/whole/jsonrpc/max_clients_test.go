package jsonrpc_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/start_daemon"
)

func TestMaxClients(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--max-clients", "3"}})
	const isRunning, answer = `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}`,
		`{"jsonrpc":"2.0","id":1,"result":0}`
	var clients [3]*connect_client.Client
	for i := range clients {
		clients[i] = connect_client.ConnectClient(t, daemon.Path)
		require.Equal(t, answer, ask_daemon.AskDaemon(t, clients[i], isRunning))
	}
	refused := connect_client.ConnectClient(t, daemon.Path)
	require.Equal(t, `{"jsonrpc":"2.0","id":null,"error":{"code":-32007,"message":"3 clients are connected and no more are taken: try again `+
		`later, or start the daemon with a larger --max-clients (RKLLM_MAX_CLIENTS)"}}`, read_line.ReadLine(t, refused))
	_, err := refused.Reader.ReadByte()
	require.Equal(t, io.EOF, err)

	clients[1].Conn.Close()
	require.Equal(t, answer, ask_daemon.AskDaemon(t, clients[0], isRunning))
	next := connect_client.ConnectClient(t, daemon.Path)
	require.Equal(t, answer, ask_daemon.AskDaemon(t, next, isRunning))
	require.Equal(t, answer, ask_daemon.AskDaemon(t, clients[2], isRunning))
}
