package embedded_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/embedded/ask_message"
	"rkllmd/tests/whole/embedded/client_with_model"
)

// Somebody cuts the file of a model that is loaded, as an interrupted copy over it does: runs fail and say why, and
// when the file is right again, a load makes all good. The daemon lives through it.
func TestEmbeddedCutModel(t *testing.T) {
	path := write_long_model.WriteLongModel(t, "llama")
	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	param := map[string]any{"model_path": path}
	client := client_with_model.ClientWithModel(t, start_daemon.Options{}, param)
	const run = `{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,{"role":"user","input_type":0,` +
		`"prompt_input":%q},{"mode":0,"max_new_tokens":10,"keep_history":0}]}`
	before := ask_message.AskMessage(t, client, run, "the quiet river")
	for range 2 {
		require.NoError(t, os.Truncate(path, 4096))
		for range 2 {
			require.Contains(t, ask_daemon.AskDaemon(t, client, run, "another prompt"),
				"the model's file was cut off while the model was loaded: unload the model, put the file right")
		}
		require.NoError(t, os.WriteFile(path, whole, 0o600))
		require.Contains(t, ask_daemon.AskDaemon(t, client, run, "the quiet river"), "cut off", "it stays so")
		require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":3,"method":"rkllm.destroy"}`),
			`"result":0`)
		init_tiny_model.InitTinyModel(t, client, param)
		after := ask_message.AskMessage(t, client, run, "the quiet river")
		require.Equal(t, *before.Result.Text, *after.Result.Text)
	}
}
