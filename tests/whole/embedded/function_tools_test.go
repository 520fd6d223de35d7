package embedded_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
)

// rkllm.set_function_tools gives the model's own template functions to write; results come back with role "tool". The
// prompts that the template makes of them, and of enable_thinking, are those that are written here by hand.
func TestFunctionTools(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, map[string]any{
		"model_path": write_chat_model.WriteChatModel(t, chat_template.ChatTemplate("qwen3")), "max_context_len": 2048,
		"max_new_tokens": 8,
	})
	const done = `{"jsonrpc":"2.0","id":1,"result":0}`
	refused := ask_daemon.AskDaemon(t, client,
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.set_function_tools","params":[null,"",%q,""]}`, `[{"type":"search"}]`)
	require.Contains(t, refused, `must have the type \"function\", and a function with a name`)
	require.Equal(t, done, ask_daemon.AskDaemon(t, client,
		`{"jsonrpc":"2.0","id":1,"method":"rkllm.set_function_tools","params":[null,"be calm .",%q,"tool_response"]}`,
		`[{"type":"function","function":{"name":"now"}}]`))

	const functions = "<|im_start|>system\nbe calm .\n\n# Tools\n\nFunctions:\n<tools>\n" +
		`{"type": "function", "function": {"name": "now"}}` +
		"\n</tools>\n\nCall one by <tool_call>\n{\"name\": <name>, \"arguments\": <object>}\n</tool_call><|im_end|>\n"
	const assistant, silent = "<|im_end|>\n<|im_start|>assistant\n", "<think>\n\n</think>\n\n"
	steps := []struct {
		role, prompt string
		thinking     bool
		written      string
	}{
		{"user", "what time", true, functions + "<|im_start|>user\nwhat time" + assistant},
		{"user", "what time", false, functions + "<|im_start|>user\nwhat time" + assistant + silent},
		{"tool", `["four", {"hour": 4}]`, false, functions +
			"<|im_start|>user\n<tool_response>\nfour\n</tool_response>\n<tool_response>\n{\"hour\": " +
			"4}\n</tool_response>" + assistant + silent},
	}
	answers := map[int][]read_stream.Message{}
	for _, byHand := range []bool{false, true} {
		for i, step := range steps {
			if byHand {
				step.role, step.prompt = "user", step.written
			}
			line := ask_daemon.AskDaemon(t, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,`+
				`{"role":%q,"enable_thinking":%t,"input_type":0,"prompt_input":%q},{"mode":0,"keep_history":0}]}`,
				step.role, step.thinking, step.prompt)
			var message read_stream.Message
			require.NoError(t, json.Unmarshal([]byte(line), &message), line)
			require.NotNil(t, message.Result.Text, line)
			answers[i] = append(answers[i], message)
		}
		require.Equal(t, done, ask_daemon.AskDaemon(t, client,
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.set_chat_template","params":[null,"","",""]}`))
	}
	for i := range steps {
		require.Equal(t, *answers[i][1].Result.Text, *answers[i][0].Result.Text)
	}
	require.NotEqual(t, *answers[0][0].Result.Text, *answers[2][0].Result.Text)
}
