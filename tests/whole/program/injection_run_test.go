package program_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/generation/generation_load"
	"rkllmd/tests/support/models/write_chat_model"
	"rkllmd/tests/whole/program/injection_expected"
)

// A prompt of rkllm.run, the system prompt, the functions and their results never become control tokens.
func TestInjectionRun(t *testing.T) {
	path := write_chat_model.WriteChatModel(t, writesAll)
	m := generation_load.GenerationLoad(t, path)
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, map[string]any{"model_path": path, "max_context_len": 1024,
		"max_new_tokens": 2})
	tools := fmt.Sprintf(`[{"type": "function", "function": {"name": %q}}]`, hostile)
	system := fmt.Sprintf(`{"role": "system", "content": %q}`, hostile)
	require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc": "2.0", "id": 1, "method": `+
		`"rkllm.set_function_tools", "params": [null, %q, %q, ""]}`, hostile, tools), `"result":0`)
	for role, prompt := range map[string]string{"user": hostile, "tool": fmt.Sprintf("[%q]", hostile)} {
		require.Contains(t, ask_daemon.AskDaemon(t, client, `{"jsonrpc": "2.0", "id": 1, "method": `+
			`"rkllm.clear_kv_cache", "params": [null, 0, null, null]}`), `"result":0`)
		var message read_stream.Message
		require.NoError(t, json.Unmarshal([]byte(ask_daemon.AskDaemon(t, client, `{"jsonrpc": "2.0", "id": 1, `+
			`"method": "rkllm.run", "params": [null, {"role": %q, "input_type": 0, "prompt_input": %q}, {"mode": 0}]}`,
			role, prompt)), &message))
		want := injection_expected.InjectionExpected(t, m, generation.Request{}, fmt.Sprintf(`{"messages": [%s, `+
			`{"role": %q, "content": %q}], "tools": %s}`, system, role, hostile, tools), 5)
		require.Equal(t, want, message.Result.Perf.PrefillTokens, role)
	}
}
