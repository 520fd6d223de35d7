package jsonrpc_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/rkllm/openrpc_compile"
	"rkllmd/tests/whole/openrpc_check"
)

// TestDiscover compares what the embedded runtime takes and answers with the document that describes it.
func TestDiscover(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	var answer struct{ Result json.RawMessage }
	line := ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}`)
	require.NoError(t, json.Unmarshal([]byte(line), &answer), line)
	file, err := os.ReadFile("../../../docs/api/openrpc.json")
	require.NoError(t, err)
	require.JSONEq(t, string(file), string(answer.Result))
	api := openrpc_compile.OpenrpcCompile(t, string(answer.Result))

	t.Run("what the document does not allow", func(t *testing.T) { // the comparison finds it
		for _, call := range [][3]string{
			{"rkllm.is_running", `[]`, `{"result":2}`}, {"rkllm.abort", `[7]`, `{"result":0}`},
			{"rkllm.destroy", `[null]`, `{"error":{"code":-32003}}`}, {"rkllm.none", `[]`, `{"result":0}`},
			{"rkllm.init", `[null,{"model_path":"x","none":1}]`, `{"result":0}`},
			{"rkllm.init", `[null,{"model_path":"x","top_k":1.5}]`, `{"result":0}`},
			{"rkllm.load_lora", `[null]`, `{"result":0}`}, {"rkllm.run", `[null,{"prompt_input":"x"}]`, `{"result":{}}`},
			{"rkllm.run", `[null,{"prompt_input":"x","input_type":1}]`, `{"error":{"code":-32700}}`},
		} {
			require.Error(t, openrpc_check.OpenrpcCheck(api, call[0], call[1], call[2]), "%s %s", call[0], call[1])
		}
	})
	for _, call := range []struct{ method, params string }{
		{"rpc.discover", `[]`}, {"rkllm.get_constants", `[]`}, {"rkllm.createDefaultParam", `{}`},
		{"rkllm.run", `[null,{"prompt_input":"no model"}]`}, {"rkllm.init", `[null,{"model_path":"/none.gguf"},null]`},
		{"rkllm.init", `[null,{}]`}, {"rkllm.abort", `[null]`},
	} {
		line := ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":%q,"params":%s}`, call.method, call.params)
		require.NoError(t, openrpc_check.OpenrpcCheck(api, call.method, call.params, line))
	}
	// The answer of createDefaultParam can be given to init.
	var defaults struct{ Result map[string]any }
	line = ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.createDefaultParam"}`)
	require.NoError(t, json.Unmarshal([]byte(line), &defaults))
	defaults.Result["extend_param"].(map[string]any)["n_batch"] = 2
	delete(defaults.Result, "model_path")
	init_tiny_model.InitTinyModel(t, client, defaults.Result)

	const two = `[{"role":"user","prompt_input":"a"},{"input_type":1,"token_input":{"input_ids":[5,6.0],"n_tokens":2}}]`
	for _, call := range []struct{ method, params string }{
		{"rkllm.run", `[null,` + two + `,{"max_new_tokens":2,"sampling_params":{"top_k":1}}]`},
		{"rkllm.run", `{"rkllm_input":` + two + `,"rkllm_infer_params":{"mode":2}}`},
		{"rkllm.run", `[null,` + two + `,{"mode":1,"keep_history":null}]`}, {"rkllm.get_kv_cache_size", `[null]`},
		{"rkllm.clear_kv_cache", `[null,1,[0,0],[1,1.0]]`}, {"rkllm.is_running", `[]`},
		{"rkllm.set_chat_template", `[null,"",null,"x"]`}, {"rkllm.set_cross_attn_params", `[null,null]`},
		{"rkllm.load_lora", `[null,{"lora_adapter_path":"/none","lora_adapter_name":"x"}]`},
		{"rkllm.set_function_tools", `[null,"","[]",""]`}, {"$/cancelRequest", `{"id":7}`},
		{"rkllm.release_prompt_cache", `[null]`}, {"rkllm.load_prompt_cache", `["",""]`},
	} {
		line := ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":%q,"params":%s}`, call.method, call.params)
		require.NoError(t, openrpc_check.OpenrpcCheck(api, call.method, call.params, line))
	}
	const params = `[null,` + two + `,{"max_new_tokens":3}]`
	send_line.SendLine(t, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.run_async","params":%s}`, params)
	for line = ""; !strings.Contains(line, `"_callback_state":2`); {
		line = read_line.ReadLine(t, client)
		require.NoError(t, openrpc_check.OpenrpcCheck(api, "rkllm.run_async", params, line))
	}
	require.NoError(t, openrpc_check.OpenrpcCheck(api, "rkllm.destroy", `[null]`,
		ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":3,"method":"rkllm.destroy"}`)))
}
