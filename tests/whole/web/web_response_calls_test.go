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

// OpenAI's clients have a model of random weights call a function in a response, and tell it the result.
func TestWebResponseCalls(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--exact", "--named-model",
		"caller="+write_calling_model.WriteCallingModel(t, "../../.."))
	base := "http://" + address + "/v1/responses"
	const tools = `"tools": [{"type": "function", "name": "clock", "description": "Tells the time.", "parameters": {"type":
		"object", "properties": {"zone": {"enum": ["Oslo", "Rome"]}}, "required": ["zone"],
			"additionalProperties": false}}]`
	const call = `{"model": "caller", "temperature": 0, "max_output_tokens": 200, "reasoning": {"effort": "none"}, ` + tools
	const forced = call + `, "input": "What time is it?", "parallel_tool_calls": false, "tool_choice":
		{"type": "function", "name": "clock"}`
	code, _, whole := web_post.WebPost(t, base, forced+`}`)
	require.Equal(t, 200, code, whole)
	output := whole["output"].([]any)
	made := output[len(output)-1].(map[string]any)
	require.Equal(t, []any{"completed", "function_call", "clock"}, []any{whole["status"], made["type"],
		made["name"]})
	require.Regexp(t, `^\{\s*"zone":\s*"(Oslo|Rome)"\s*\}$`, made["arguments"])
	_, stream := web_request.WebRequest(t, "POST", base, forced+`, "stream": true}`, "Content-Type",
		"application/json")
	names, events := named_events.NamedEvents(t, stream)
	require.Equal(t, []string{"response.function_call_arguments.done", "response.output_item.done",
		"response.completed"}, names[len(names)-3:])
	require.Equal(t, made["arguments"], events[len(events)-3]["arguments"])
	code, _, told := web_post.WebPost(t, base, call+`, "input": [{"role": "user", "content": "What time is it?"}, `+
		string(format_message.FormatMessage(made))+`, {"type": "function_call_output", "output": "17:05", "call_id": "`+
		made["call_id"].(string)+`"}]}`)
	require.Equal(t, 200, code, told)
}
