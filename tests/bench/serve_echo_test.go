package bench_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/bench/start_echo_server"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
)

func TestServeEcho(t *testing.T) {
	path, _ := start_echo_server.StartEchoServer(t)
	one, two := connect_client.ConnectClient(t, path), connect_client.ConnectClient(t, path)
	require.Equal(t, "a line", ask_daemon.AskDaemon(t, one, "a line"))
	require.Equal(t, "another", ask_daemon.AskDaemon(t, two, "another"))
	two.Conn.Close()
	require.Equal(t, "still there", ask_daemon.AskDaemon(t, one, "still there"))
}
