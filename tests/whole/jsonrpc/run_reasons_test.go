package jsonrpc_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/tiny_embeddings"
)

// A run that fails while it is computed answers with its own reason, whatever has failed on the worker before, and
// whoever asked for that.
func TestRunReasons(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client, other := connect_client.ConnectClient(t, daemon.Path), connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, nil)
	rows, err := json.Marshal(tiny_embeddings.TinyEmbeddings("llama", []int32{300}))
	require.NoError(t, err)
	const load = `{"jsonrpc":"2.0","id":1,"method":"rkllm.load_lora","params":[null,{"lora_adapter_path":%q,` +
		`"lora_adapter_name":"secret","scale":1}]}`
	const run = `{"jsonrpc":"2.0","id":2,"method":%q,"params":[null,{"embed_input":{"embed":%s,"n_tokens":1}},` +
		`{"mode":0,"max_new_tokens":1,"prompt_cache_params":{"save_prompt_cache":1,"prompt_cache_path":%q}}%s]}`
	for _, method := range []string{"rkllm.run_async", "rkllm.run"} {
		for _, token := range []string{``, `,{"partialResultToken":7}`} {
			require.Contains(t, ask_daemon.AskDaemon(t, other, load, daemon.Log), "is not a GGUF LoRA adapter")
			send_line.SendLine(t, client, run, method, rows, filepath.Join(t.TempDir(), "cache"), token)
			line := read_line.ReadLine(t, client)
			for strings.Contains(line, `"$/progress"`) || strings.Contains(line, `"_callback_state":0`) {
				line = read_line.ReadLine(t, client)
			}
			require.Contains(t, line, "the prompt cache cannot be saved: nothing stands in the cache but rows of "+
				"embeddings", "%s%s", method, token)
			require.NotContains(t, line, "LoRA")
		}
	}
}
