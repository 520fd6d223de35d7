package web_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
	"rkllmd/tests/whole/web/first_delta"
	"rkllmd/tests/whole/web/openai_stream"
	"rkllmd/tests/whole/web/web_ready"
)

// Tools of OpenAI's clients: a forced call, its result, an answer, by a model of random weights.
func TestWebTools(t *testing.T) {
	path := write_chat_model.WriteChatModel(t, chat_template.ChatTemplate("tools"))
	_, address := http_daemon.HTTPDaemon(t, "--model", path, "--exact", "--sequences", "3")
	base := "http://" + address
	web_ready.WebReady(t, base)
	const talk = `{"messages": [{"role": "user", "content": "What time is it in Oslo?"}`
	const tools = `], "seed": 5, "max_tokens": 120, "tools": [{"type": "function", "function": {"name": "clock", "parameters":
		{"type": "object", "properties": {"zone": {"type": "string", "enum": ["Europe/Oslo", "UTC"]}}, "required": ["zone"]}}},
		{"type": "function", "function": {"name": "add"}}], `
	const clock = `"tool_choice": {"type": "function", "function": {"name": "clock"}}, "parallel_tool_calls": false`
	t.Run("a call, its result, an answer", func(t *testing.T) {
		code, _, answer := web_post.WebPost(t, base+"/v1/chat/completions", talk+tools+clock+"}")
		require.Equal(t, 200, code, answer)
		choice := answer["choices"].([]any)[0].(map[string]any)
		require.Equal(t, "tool_calls", choice["finish_reason"])
		message := choice["message"].(map[string]any)
		require.Contains(t, message, "content")
		require.Nil(t, message["content"])
		call := message["tool_calls"].([]any)[0].(map[string]any)
		require.Equal(t, "clock", call["function"].(map[string]any)["name"])
		require.Regexp(t, `^\{\s*"zone":\s*"(Europe/Oslo|UTC)"\s*\}$`, call["function"].(map[string]any)["arguments"])
		require.NotContains(t, call, "index")

		name, arguments := "", ""
		text, chunks := openai_stream.OpenaiStream(t, base+"/v1/chat/completions", talk+tools+clock+`, "stream": true}`)
		require.Empty(t, text)
		for _, chunk := range chunks[1 : len(chunks)-1] {
			added, _ := first_delta.FirstDelta(chunk)
			delta := added["tool_calls"].([]any)[0].(map[string]any)
			require.EqualValues(t, 0, delta["index"])
			function := delta["function"].(map[string]any)
			if name == "" {
				require.Regexp(t, "^call_", delta["id"])
				require.Equal(t, "function", delta["type"])
				name = function["name"].(string)
			}
			arguments += function["arguments"].(string)
		}
		require.Equal(t, []any{"clock", call["function"].(map[string]any)["arguments"]}, []any{name, arguments})
		_, reason := first_delta.FirstDelta(chunks[len(chunks)-1])
		require.Equal(t, "tool_calls", reason)

		written, err := json.Marshal(message)
		require.NoError(t, err)
		code, _, answer = web_post.WebPost(t, base+"/v1/chat/completions", fmt.Sprintf(
			`%s, %s, {"role": "tool", "tool_call_id": %q, "content": "17:05"}%s"tool_choice": "none"}`, talk, written,
			call["id"], tools))
		require.Equal(t, 200, code, answer)
		require.NotEmpty(t, answer["choices"].([]any)[0].(map[string]any)["message"].(map[string]any)["content"])
	})
	t.Run("refusals", func(t *testing.T) {
		for member, param := range map[string]any{`"tool_choice": "any"`: "tool_choice", `"n": 4`: "n",
			`"tool_choice": {"type": "function", "function": {"name": "cook"}}`: "tool_choice"} {
			code, _, answer := web_post.WebPost(t, base+"/v1/chat/completions", talk+tools+member+"}")
			require.Equal(t, []any{400, param}, []any{code, answer["error"].(map[string]any)["param"]}, answer)
		}
	})
}
