package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/has_input"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

// Runs of all clients wait in one line. The line is limited, and so is each client's share of it.
func TestQueueOrder(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{
		Flags: []string{"--max-queued", "5", "--max-queued-per-client", "2"}})
	var clients [6]*connect_client.Client
	for i := range clients {
		clients[i] = connect_client.ConnectClient(t, daemon.Path)
	}
	one, two, three, four, five, bystander := clients[0], clients[1], clients[2], clients[3], clients[4], clients[5]
	init_tiny_model.InitTinyModel(t, bystander, map[string]any{"max_context_len": 1 << 16})

	start_run.StartRun(t, one, 1, "a tree", 0)
	read_line.ReadLine(t, one)
	turns := []struct {
		client *connect_client.Client
		id     string
	}{{two, "2"}, {three, "3"}, {four, "4"}, {three, "5"}, {two, "6"}}
	for i, turn := range turns {
		start_run.StartRun(t, turn.client, i+2, "a river", 0)
		// The answer to the next request shows that this one has been taken.
		require.Equal(t, `{"jsonrpc":"2.0","id":0,"result":1}`,
			ask_daemon.AskDaemon(t, turn.client, `{"jsonrpc":"2.0","id":0,"method":"rkllm.is_running"}`))
		if i == 3 {
			start_run.StartRun(t, three, 70, "a river", 0)
			require.Equal(t, `{"jsonrpc":"2.0","id":70,"error":{"code":-32001,"message":"2 calls of this client are waiting already; the limit is set by `+
				`--max-queued-per-client or RKLLMD_MAX_QUEUED_PER_CLIENT"}}`, read_line.ReadLine(t, three))
		}
	}
	start_run.StartRun(t, five, 80, "a river", 0)
	require.Equal(t, `{"jsonrpc":"2.0","id":80,"error":{"code":-32001,"message":"5 calls are waiting already; the limit is set by `+
		`--max-queued or RKLLMD_MAX_QUEUED"}}`, read_line.ReadLine(t, five))

	// The bystander has no run of its own, so its abort stops whatever runs: then it is the next one's turn.
	const abort = `{"jsonrpc":"2.0","id":"stop","method":"rkllm.abort","params":[null]}`
	running, id := one, "1"
	for _, turn := range turns {
		require.Equal(t, `{"jsonrpc":"2.0","id":"stop","result":0}`, ask_daemon.AskDaemon(t, bystander, abort))
		require.Equal(t, 2, *read_stream.ReadStream(t, running, id).Last.Result.State)
		running, id = turn.client, turn.id
		require.Contains(t, read_line.ReadLine(t, running), `{"jsonrpc":"2.0","id":`+id+`,"result":{"text":`)
		for _, client := range clients {
			require.True(t, client == running || !has_input.HasInput(t, client), "only run %s has begun", id)
		}
	}
}
