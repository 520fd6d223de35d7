package embedded_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/embedded/ask_message"
)

// A model that is loaded without a size of its context gets what it was made for, up to a bound; --context and
// max_context_len say otherwise. Clients of JSON-RPC get what the library gives.
func TestContextSizes(t *testing.T) {
	const refusal = `"max_context_len" is -5; it must be 1 to 1073741824 tokens, or 0 for as many as suit the model`
	long := write_long_model.WriteLongModel(t, "llama")
	const run = `{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,{"prompt_input":%q},{"mode":0}]}`
	for _, test := range []struct {
		flags []string
		body  string // of POST /v1/models/load; "": --model loads
		want  float64
	}{
		{[]string{"--model", long}, "", 8192},
		{[]string{"--model", "builtin:demo"}, "", 4096},
		{[]string{"--model", long, "--context", "10000"}, "", 10000},
		{nil, `{"model_path": %q}`, 8192},
		{nil, `{"model_path": %q, "max_context_len": 0}`, 8192},
		{[]string{"--context", "1000"}, `{"model_path": %q}`, 1000},
		{[]string{"--context", "1000"}, `{"model_path": %q, "max_context_len": 3000, "later": true}`, 3000},
	} {
		d, address := http_daemon.HTTPDaemon(t, append([]string{"--sequences", "2"}, test.flags...)...)
		base := "http://" + address + "/v1/models"
		if test.body != "" {
			code, _, refused := web_post.WebPost(t, base+"/load", `{"model_path": "m", "max_context_len": -5}`)
			require.Equal(t, 400, code)
			require.Equal(t, refusal, refused["error"].(map[string]any)["message"])
			code, _, _ = web_post.WebPost(t, base+"/load", fmt.Sprintf(test.body, long))
			require.Equal(t, 202, code)
		}
		var loaded map[string]any
		require.Eventually(t, func() bool {
			// that has the pool made
			web_post.WebPost(t, "http://"+address+"/v1/generate", `{"prompt": "a", "max_tokens": 1}`)
			_, _, list := web_post.WebPost(t, base, "")
			loaded, _ = list["loaded"].(map[string]any)
			return loaded["max_tokens"] != nil
		}, 2*time.Minute, 10*time.Millisecond)
		require.Equal(t, test.want, loaded["max_tokens"], test)
		require.Equal(t, 2.0, loaded["sequences"])
		log, err := os.ReadFile(d.Log)
		require.NoError(t, err)
		chosen := strings.Contains(string(log), `msg="the context was chosen"`)
		require.Equal(t, test.want == 8192 || test.want == 4096, chosen, string(log))
		if test.want == 1000 { // answers of JSON-RPC go on until the context is full, too
			client := connect_client.ConnectClient(t, d.Path)
			perf := ask_message.AskMessage(t, client, run, "Hello").Result.Perf
			require.Equal(t, 1001, perf.PrefillTokens+perf.GenerateTokens)
			require.Contains(t, ask_daemon.AskDaemon(t, client,
				`{"jsonrpc":"2.0","id":3,"method":"rkllm.get_kv_cache_size"}`), `{"cache_sizes":[1000]}`)
		}
	}

	d, _ := http_daemon.HTTPDaemon(t)
	client := connect_client.ConnectClient(t, d.Path)
	ask_daemon.AskDaemon(t, client,
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":%q,"top_k":1}]}`, long)
	perf := ask_message.AskMessage(t, client, run, "Hello").Result.Perf
	require.Equal(t, 512, perf.GenerateTokens, "the library's max_new_tokens")
	require.Contains(t, ask_daemon.AskDaemon(t, client, run, strings.Repeat("Hello ", 600)),
		"max_context_len is 512, and may be up to 65536 with this model")
}
