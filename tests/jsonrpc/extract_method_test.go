package jsonrpc_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/extract_method"
)

func TestExtractMethod(t *testing.T) {
	s := create_server.CreateServer(nil)
	for _, raw := range []string{`"rkllm.run"`, `"rkllm\u002erun"`} {
		m, err := extract_method.ExtractMethod(s, &jsonrpc.Request{Method: json.RawMessage(raw)})
		require.Nil(t, err)
		require.Equal(t, "rkllm.run", m.Name)
	}
	for raw, message := range map[string]string{
		`"foobar"`:          "Method not found",
		`""`:                "Method not found",
		`"rkllm.run_asinc"`: "Method not found: rkllm.run_asinc; did you mean rkllm.run_async?",
		`"rkllm.chat"`: "Method not found: rkllm.chat; there are $/cancelRequest, rkllm.abort, " +
			"rkllm.clear_kv_cache, rkllm.createDefaultParam, " +
			"rkllm.destroy, rkllm.get_constants, rkllm.get_kv_cache_size, rkllm.init, rkllm.is_running, " +
			"rkllm.load_lora, rkllm.load_prompt_cache, " +
			"rkllm.release_prompt_cache, rkllm.run, rkllm.run_async, rkllm.set_chat_template, " +
			"rkllm.set_cross_attn_params, rkllm.set_function_tools, rpc.discover",
		`"rpc.run"`:                            `Method not found: names that begin with "rpc." are reserved by JSON-RPC 2.0`,
		`"` + strings.Repeat("x", 1<<20) + `"`: "Method not found",
	} {
		m, err := extract_method.ExtractMethod(s, &jsonrpc.Request{Method: json.RawMessage(raw)})
		require.Nil(t, m)
		require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: message}, err)
	}
}
