package isolation_test

import (
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/engine/llama_folder"
	"rkllmd/tests/support/faces/web_post"
)

// A llama.cpp of the user's own that crashes, ends or hangs while it loads a model takes nobody with it: who has asked
// is told, by JSON-RPC and over HTTP, and the daemon serves on.
func TestIsolatedLlama(t *testing.T) {
	model := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "llama", 1))
	for body, reason := range map[string]string{
		"raise(SIGSEGV)":       "the library's process has ended: SIGSEGV in rkllm_init, the llama.cpp in ",
		"abort()":              "the library's process has ended: SIGABRT in rkllm_init, the llama.cpp in ",
		"_exit(3)":             "the library's process has ended: exit code 3 in rkllm_init, the llama.cpp in ",
		"for (;;) sleep(1000)": "the library does not answer: rkllm_init has taken ",
		"":                     "cannot be loaded: llama.cpp gave no reason",
	} {
		t.Run(body, func(t *testing.T) {
			t.Parallel()
			folder := llama_folder.LlamaFolder(t, body)
			d, address := http_daemon.HTTPDaemon(t, "--llama", folder, "--isolate", "--allowed-root",
				filepath.Dir(model), "--load-timeout", "1s", "--named-model", "other="+model, "--max-models", "1")
			client := connect_client.ConnectClient(t, d.Path)
			const constants = `{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants"}`
			for range 2 { // it can be tried again at once
				require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.init",`+
					`"params":[null,{"model_path":"`+model+`"}]}`), reason)
				require.Contains(t, ask_daemon.AskDaemon(t, client, constants), `"name":"embedded"`)
			}
			if reason[0] == 't' && body != "for (;;) sleep(1000)" {
				code, _, answer := web_post.WebPost(t, "http://"+address+"/v1/chat/completions",
					`{"model":"other","messages":[{"role":"user","content":"Hi"}]}`)
				require.GreaterOrEqual(t, code, http.StatusInternalServerError, answer)
			}
			log, err := os.ReadFile(d.Log)
			require.NoError(t, err)
			require.NotContains(t, string(log), "DATA RACE")
		})
	}
}
