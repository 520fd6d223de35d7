package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/named_events"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/web_ready"
	"rkllmd/tests/whole/web/web_request"
)

// What OpenAI's clients send to have a response, answered by the demo model.
func TestWebResponses(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact")
	base := "http://" + address + "/v1/responses"
	web_ready.WebReady(t, "http://"+address)
	const who = `{"model": "demo", "instructions": "Be brief.", "temperature": 0, "max_output_tokens": 30, "input":
		[{"role": "user", "content": [{"type": "input_text", "text": "Who are you?"}]}]`
	t.Run("whole and streamed", func(t *testing.T) {
		code, _, whole := web_post.WebPost(t, base, who+`}`)
		require.Equal(t, 200, code, whole)
		item := whole["output"].([]any)[0].(map[string]any)
		_, stream := web_request.WebRequest(t, "POST", base, who+`, "stream": true}`, "Content-Type",
			"application/json")
		names, events := named_events.NamedEvents(t, stream)
		require.Equal(t, []string{"response.created", "response.in_progress", "response.output_item.added",
			"response.content_part.added", "response.output_text.delta"}, names[:5])
		streamed := ""
		for i, event := range events {
			require.EqualValues(t, i, event["sequence_number"])
			if names[i] == "response.output_text.delta" {
				streamed += event["delta"].(string)
			}
		}
		require.Equal(t, item["content"].([]any)[0].(map[string]any)["text"], streamed)
		last := events[len(events)-1]["response"].(map[string]any)
		require.Equal(t, whole["status"], last["status"])
		require.Equal(t, item["content"], last["output"].([]any)[0].(map[string]any)["content"])
	})
	const tools = `"tools": [{"type": "function", "name": "clock", "description": "Tells the time.", "parameters": {"type":
		"object", "properties": {"zone": {"enum": ["Oslo", "Rome"]}}, "required": ["zone"],
			"additionalProperties": false}}]`
	t.Run("refusals, before anything is sent", func(t *testing.T) {
		for member, want := range map[string][]any{`"background": true`: {400, "background"}, tools: {400, "tools"},
			`"previous_response_id": "resp_1"`:                                   {400, "previous_response_id"},
			`"text": {"format": {"type": "json_schema", "schema": {"not": {}}}}`: {400, nil}} {
			code, _, answer := web_post.WebPost(t, base, who+`, "stream": true, `+member+`}`)
			require.Equal(t, want, []any{code, answer["error"].(map[string]any)["param"]}, answer)
		}
		code, _, _ := web_post.WebPost(t, base+"/resp_1", "")
		require.Equal(t, 404, code)
	})
}
