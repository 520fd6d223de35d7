package jsonrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

// A batch is answered with one array, in which a run has one response: its last result with the whole text.
func TestBatchesWithRuns(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, nil)
	start_run.StartRun(t, client, 1, "a letter", 40)
	alone := read_stream.ReadStream(t, client, "1")

	line := ask_daemon.AskDaemon(t, client, "%s", `[`+
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"},`+
		`{"jsonrpc":"2.0","id":2,"method":"rkllm.run_async","params":[null,{"role":"user","input_type":0,"prompt_input":"a letter"},{"mode":0,"max_new_tokens":40}]},`+
		`{"jsonrpc":"2.0","method":"rkllm.run","params":[null,{"role":"user","input_type":0,"prompt_input":"unheard"},{"mode":0,"max_new_tokens":5}]},`+
		`{"jsonrpc":"2.0","id":3,"method":"rkllm.run","params":[null,{"role":"user","input_type":0,"prompt_input":"a letter"},{"mode":0,"max_new_tokens":40}]},`+
		`{"jsonrpc":"2.0","id":4,"method":"rkllm.nothing"},`+
		`7]`)
	var answers []json.RawMessage
	require.NoError(t, json.Unmarshal([]byte(line), &answers), line)
	require.Len(t, answers, 5)
	byID := map[string]read_stream.Message{}
	for _, answer := range answers {
		if string(answer) == `{"jsonrpc":"2.0","id":1,"result":0}` {
			continue
		}
		var message read_stream.Message
		require.NoError(t, json.Unmarshal(answer, &message), string(answer))
		byID[string(message.ID)] = message
	}
	for _, id := range []string{"2", "3"} {
		require.Equal(t, alone.Text, *byID[id].Result.Text)
		require.Equal(t, 40, byID[id].Result.Perf.GenerateTokens)
		require.Equal(t, 2, *byID[id].Result.State)
	}
	require.Equal(t, int64(-32601), byID["4"].Error.Code)
	require.Equal(t, int64(-32600), byID["null"].Error.Code)
}
