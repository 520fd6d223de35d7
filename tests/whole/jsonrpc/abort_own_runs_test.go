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

// rkllm.abort of a client that has started runs means these; of any other client it means whatever runs, as in C.
func TestAbortOwnRuns(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	one, two := connect_client.ConnectClient(t, daemon.Path), connect_client.ConnectClient(t, daemon.Path)
	bystander := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, bystander, map[string]any{"max_context_len": 1 << 16})
	const abort = `{"jsonrpc":"2.0","id":"stop","method":"rkllm.abort","params":[null]}`
	const done = `{"jsonrpc":"2.0","id":"stop","result":0}`
	const isRunning = `{"jsonrpc":"2.0","id":"is it","method":"rkllm.is_running"}`

	start_run.StartRun(t, one, 1, "a hill", 0)
	read_line.ReadLine(t, one)
	start_run.StartRun(t, two, 1, "a field", 0)
	start_run.StartRun(t, two, 2, "a field", 0)

	send_line.SendLine(t, two, abort)
	require.Equal(t, int64(-32800), read_stream.ReadStream(t, two, "1").Last.Error.Code)
	require.Equal(t, int64(-32800), read_stream.ReadStream(t, two, "2").Last.Error.Code)
	require.Equal(t, done, read_line.ReadLine(t, two))
	require.Equal(t, done, ask_daemon.AskDaemon(t, two, abort), "none is left, and one's run is not two's to abort")
	require.Equal(t, `{"jsonrpc":"2.0","id":"is it","result":1}`, ask_daemon.AskDaemon(t, two, isRunning))

	send_line.SendLine(t, one, `{"jsonrpc":"2.0","method":"rkllm.abort"}`)
	require.Equal(t, 2, *read_stream.ReadStream(t, one, "1").Last.Result.State)
	require.Equal(t, `{"jsonrpc":"2.0","id":"is it","result":0}`, ask_daemon.AskDaemon(t, two, isRunning))

	start_run.StartRun(t, one, 3, "a hill", 0)
	read_line.ReadLine(t, one)
	require.Equal(t, done, ask_daemon.AskDaemon(t, bystander, abort))
	require.Equal(t, 2, *read_stream.ReadStream(t, one, "3").Last.Result.State)
}
