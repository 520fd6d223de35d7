package bench_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/serve_net"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/wait_for_socket"
)

func TestServeNet(t *testing.T) {
	path := filepath.Join(t.TempDir(), "net.sock")
	go serve_net.ServeNet(path)
	wait_for_socket.WaitForSocket(t, path)
	client := connect_client.ConnectClient(t, path)
	require.JSONEq(t, `{"jsonrpc":"2.0","id":7,"result":0}`,
		ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":7,"method":"rkllm.is_running"}`))

	require.ErrorContains(t, serve_net.ServeNet(path), "address already in use")
}
