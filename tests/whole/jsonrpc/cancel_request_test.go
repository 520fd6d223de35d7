package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

func TestCancelRequest(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client, other := connect_client.ConnectClient(t, daemon.Path), connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, map[string]any{"max_context_len": 1 << 16})
	const canceled = `{"jsonrpc":"2.0","id":2,"error":{"code":-32800,"message":"the request was cancelled"}}`

	start_run.StartRun(t, client, 1, "a door", 0)
	read_line.ReadLine(t, client)
	start_run.StartRun(t, client, 2, "a window", 0)
	start_run.StartRun(t, other, 2, "a house", 20)
	for _, nobody := range []string{`3`, `"2"`, `2.0`, `null`} {
		send_line.SendLine(t, client, `{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%s}}`, nobody)
	}
	send_line.SendLine(t, client, `{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}`)
	line := read_line.ReadLine(t, client)
	for line != canceled {
		require.Contains(t, line, `{"jsonrpc":"2.0","id":1,"result":{"text":`, "run 1 goes on")
		line = read_line.ReadLine(t, client)
	}
	require.Contains(t, read_line.ReadLine(t, client), `{"jsonrpc":"2.0","id":1,"result":{"text":`, "and on")

	send_line.SendLine(t, client, `{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}`)
	last := read_stream.ReadStream(t, client, "1").Last
	require.NotNil(t, last.Error, "no FINISH, but an error")
	require.Equal(t, int64(-32800), last.Error.Code)
	require.Equal(t, 20, read_stream.ReadStream(t, other, "2").Last.Result.Perf.GenerateTokens)
	require.Equal(t, `{"jsonrpc":"2.0","id":5,"result":0}`,
		ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":5,"method":"rkllm.is_running"}`))
}
