package jsonrpc_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/whole/shared_begin"
	"rkllmd/tests/whole/shared_metrics"
	"rkllmd/tests/whole/shared_rest"
)

func TestSharedModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "uma.sock")
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--uma-socket", path, "--sequences", "4",
		"--exact"}})
	const prompt, tokens = "the old stone bridge", 100
	client := connect_client.ConnectClient(t, daemon.Path)
	_, _, last := shared_rest.SharedRest(t, shared_begin.SharedBegin(t, path, prompt, tokens))
	require.Equal(t, "error", last["event"])
	require.Contains(t, last["message"], "no model is loaded: load one by rkllm.init")
	require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.destroy"}`), `-32002`)

	var alone [6]string
	counted := map[string]any{"batch_calls_total": 0.0, "tokens_generated_total": 0.0, "prefill_tokens_total": 0.0,
		"decode_ms_total": 0.0}
	var streamed read_stream.Stream
	for round := range 2 {
		init_tiny_model.InitTinyModel(t, client, map[string]any{"max_context_len": 16384})
		if round == 0 {
			start_run.StartRun(t, client, 2, prompt, tokens)
			streamed = read_stream.ReadStream(t, client, "2")
			for i := range alone {
				alone[i], _, last = shared_rest.SharedRest(t, shared_begin.SharedBegin(t, path, fmt.Sprint(prompt, i),
					tokens))
				require.Equal(t, "length", last["reason"])
			}
			require.NotEqual(t, alone[0], alone[1])
		}
		start_run.StartRun(t, client, 3, prompt, tokens)
		var asked [6]*connect_client.Client // more than there are sequences
		for i := range asked {
			asked[i] = shared_begin.SharedBegin(t, path, fmt.Sprint(prompt, i), tokens)
		}
		start_run.StartRun(t, client, 4, prompt, tokens)
		require.Equal(t, streamed.Text, read_stream.ReadStream(t, client, "3").Text)
		require.Equal(t, streamed.Text, read_stream.ReadStream(t, client, "4").Text)
		for i := range asked {
			text, count, last := shared_rest.SharedRest(t, asked[i])
			require.Equal(t, alone[i], text)
			require.Equal(t, tokens, count)
			require.Equal(t, "length", last["reason"])
		}

		for i := range asked { // without end: two of them wait
			if asked[i] = shared_begin.SharedBegin(t, path, prompt, 1<<20); i == 3 {
				require.Equal(t, "token", uma_read.UMARead(t, asked[i].Reader)["event"])
			}
		}
		require.Equal(t, `{"jsonrpc":"2.0","id":5,"result":0}`, ask_daemon.AskDaemon(t, client,
			`{"jsonrpc":"2.0","id":5,"method":"rkllm.destroy"}`))
		for i := range asked {
			_, _, last := shared_rest.SharedRest(t, asked[i])
			require.Equal(t, "error", last["event"], "%v", last)
		}
		metrics := shared_metrics.SharedMetrics(t, path)
		require.Zero(t, metrics["last_batch_size"])
		for name, before := range counted { // all that is counted goes on over the end of the model
			require.Greater(t, metrics[name], before, name)
			counted[name] = metrics[name]
		}
	}
}
