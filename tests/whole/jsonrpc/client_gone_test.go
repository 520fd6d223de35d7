package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

// A client that leaves takes its running and its waiting runs with it, and nobody else's.
func TestClientGone(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	stayed := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, stayed, map[string]any{"max_context_len": 1 << 16})
	gone := connect_client.ConnectClient(t, daemon.Path)

	start_run.StartRun(t, gone, 1, "the wind", 0)
	read_line.ReadLine(t, gone)
	start_run.StartRun(t, gone, 2, "the wind", 0)
	ask_daemon.AskDaemon(t, stayed, `{"jsonrpc":"2.0","id":0,"method":"rkllm.is_running"}`)
	start_run.StartRun(t, stayed, 10, "a quiet morning", 50)
	require.Equal(t, `{"jsonrpc":"2.0","id":0,"result":1}`,
		ask_daemon.AskDaemon(t, stayed, `{"jsonrpc":"2.0","id":0,"method":"rkllm.is_running"}`))
	start_run.StartRun(t, gone, 3, "the wind", 0)
	require.NoError(t, gone.Conn.Close())

	require.Equal(t, 50, read_stream.ReadStream(t, stayed, "10").Last.Result.Perf.GenerateTokens)
	// Whatever were left of the client that is gone would come before this one, and would not end in time.
	start_run.StartRun(t, stayed, 11, "a quiet morning", 50)
	require.Equal(t, 50, read_stream.ReadStream(t, stayed, "11").Last.Result.Perf.GenerateTokens)
	require.Equal(t, `{"jsonrpc":"2.0","id":0,"result":0}`,
		ask_daemon.AskDaemon(t, stayed, `{"jsonrpc":"2.0","id":0,"method":"rkllm.is_running"}`))
}
