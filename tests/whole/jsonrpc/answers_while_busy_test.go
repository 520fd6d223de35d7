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
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/support/models/write_slow_model"
)

// What needs no turn at the model is answered at once, while a model loads and while it runs.
func TestAnswersWhileBusy(t *testing.T) {
	slow := write_slow_model.WriteSlowModel(t) // which takes a while, in which a client would say nothing
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	busy, other := connect_client.ConnectClient(t, daemon.Path), connect_client.ConnectClient(t, daemon.Path)
	const isRunning = `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running","params":[null]}`

	t.Run("while a model loads", func(t *testing.T) {
		const init = `{"jsonrpc":"2.0","id":"load","method":"rkllm.init","params":[null,{"model_path":%q,"extend_param":{"enabled_cpus_num":1}},null]}`
		send_line.SendLine(t, busy, init, slow)
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, ask_daemon.AskDaemon(t, busy, isRunning),
			"before the load is done")
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, ask_daemon.AskDaemon(t, other, isRunning))
		require.Contains(t, ask_daemon.AskDaemon(t, other,
			`{"jsonrpc":"2.0","id":2,"method":"rkllm.createDefaultParam"}`), `"top_k"`)
		require.Contains(t, ask_daemon.AskDaemon(t, other, `{"jsonrpc":"2.0","id":3,"method":"rkllm.get_constants"}`),
			`"RKLLM_RUN_FINISH":2`)
		require.Equal(t, `{"jsonrpc":"2.0","id":"load","error":{"code":-32003,"message":"a model is loaded or being loaded: call rkllm.destroy first"}}`, ask_daemon.AskDaemon(t, other, init, slow))
		require.Equal(t, `{"jsonrpc":"2.0","id":4,"error":{"code":-32002,"message":"no model is loaded: call rkllm.init first"}}`,
			ask_daemon.AskDaemon(t, other, `{"jsonrpc":"2.0","id":4,"method":"rkllm.abort"}`))
		require.False(t, has_input.HasInput(t, busy), "all that came before the end of the load")
		require.Equal(t, `{"jsonrpc":"2.0","id":"load","result":0}`, read_line.ReadLine(t, busy))
		require.Equal(t, `{"jsonrpc":"2.0","id":5,"result":0}`,
			ask_daemon.AskDaemon(t, other, `{"jsonrpc":"2.0","id":5,"method":"rkllm.destroy"}`))
	})
	t.Run("while it runs", func(t *testing.T) {
		init_tiny_model.InitTinyModel(t, busy, map[string]any{"max_context_len": 1 << 16})
		start_run.StartRun(t, busy, 1, "the island", 0)
		read_line.ReadLine(t, busy)
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":1}`, ask_daemon.AskDaemon(t, other, isRunning))
		require.Contains(t, ask_daemon.AskDaemon(t, other,
			`{"jsonrpc":"2.0","id":2,"method":"rkllm.createDefaultParam"}`), `"top_k"`)
		require.Equal(t, `{"jsonrpc":"2.0","id":3,"result":0}`,
			ask_daemon.AskDaemon(t, other, `{"jsonrpc":"2.0","id":3,"method":"rkllm.abort"}`))
		require.Equal(t, 2, *read_stream.ReadStream(t, busy, "1").Last.Result.State)
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, ask_daemon.AskDaemon(t, other, isRunning))
	})
}
