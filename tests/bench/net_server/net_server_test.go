package net_server_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/net_server"
	"rkllmd/tests/support/ask_daemon"
	"rkllmd/tests/support/connect_client"
	"rkllmd/tests/support/wait_for_socket"
)

func TestNetServer(t *testing.T) {
	path := filepath.Join(t.TempDir(), "net.sock")
	go net_server.NetServer(path)
	wait_for_socket.WaitForSocket(t, path)
	client := connect_client.ConnectClient(t, path)
	require.JSONEq(t, `{"jsonrpc":"2.0","id":7,"result":0}`,
		ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":7,"method":"rkllm.is_running"}`))

	require.ErrorContains(t, net_server.NetServer(path), "address already in use")
}
