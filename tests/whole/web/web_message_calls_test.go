package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/format_message"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/named_events"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/models/write_calling_model"
	"rkllmd/tests/whole/web/web_request"
)

// Anthropic's clients have a model of random weights call a function, and tell it the result.
func TestWebMessageCalls(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--exact", "--named-model",
		"caller="+write_calling_model.WriteCallingModel(t, "../../.."))
	base := "http://" + address + "/v1/messages"
	const who = `"system": [{"type": "text", "text": "Be brief."}], "temperature": 0, "messages": [{"role": "user",
		"content": [{"type": "text", "text": "Who are you?"}]}`
	const tools = `"tools": [{"name": "clock", "description": "Tells the time.", "input_schema": {"type": "object",
		"properties": {"zone": {"enum": ["Oslo", "Rome"]}}, "required": ["zone"], "additionalProperties": false}}]`
	const forced = `{"model": "caller", "max_tokens": 200, "thinking": {"type": "disabled"}, ` + tools + `, ` + who +
		`], "tool_choice": {"type": "tool", "name": "clock", "disable_parallel_tool_use": true}`
	code, _, whole := web_post.WebPost(t, base, forced+`}`)
	require.Equal(t, 200, code, whole)
	require.Equal(t, "tool_use", whole["stop_reason"])
	content := whole["content"].([]any)
	call := content[len(content)-1].(map[string]any)
	require.Equal(t, []any{"tool_use", "clock"}, []any{call["type"], call["name"]})
	require.Contains(t, []any{"Oslo", "Rome"}, call["input"].(map[string]any)["zone"])
	_, stream := web_request.WebRequest(t, "POST", base, forced+`, "stream": true}`, "Content-Type",
		"application/json")
	input := ""
	_, events := named_events.NamedEvents(t, stream)
	for _, event := range events {
		delta, _ := event["delta"].(map[string]any)
		piece, _ := delta["partial_json"].(string)
		input += piece
	}
	require.JSONEq(t, string(format_message.FormatMessage(call["input"])), input)
	code, _, told := web_post.WebPost(t, base, `{"model": "caller", "max_tokens": 5, `+tools+`, `+who+
		`, {"role": "assistant", "content": `+string(format_message.FormatMessage(content))+`}, {"role": "user",
		"content": [{"type": "tool_result", "tool_use_id": "`+call["id"].(string)+`", "content": "17:05"}]}]}`)
	require.Equal(t, 200, code, told)
}
