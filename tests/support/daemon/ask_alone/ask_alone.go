// Package ask_alone gets the text that others are compared with.
package ask_alone

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_run"
)

// AskAlone loads the model file, greedy, has it answer prompt with the given number of tokens, unloads it, and returns
// the answer.
func AskAlone(tb testing.TB, path, model, prompt string, tokens int) string {
	tb.Helper()
	client := connect_client.ConnectClient(tb, path)
	init_tiny_model.InitTinyModel(tb, client, map[string]any{"model_path": model})
	start_run.StartRun(tb, client, 1, prompt, tokens)
	text := read_stream.ReadStream(tb, client, "1").Text
	require.NotEmpty(tb, text)
	require.Equal(tb, `{"jsonrpc":"2.0","id":2,"result":0}`,
		ask_daemon.AskDaemon(tb, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.destroy"}`))
	return text
}
