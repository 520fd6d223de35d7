package web_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/named_events"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/web_ready"
	"rkllmd/tests/whole/web/web_request"
)

// What Anthropic's clients send, answered by the demo model.
func TestWebMessages(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact")
	base := "http://" + address + "/v1/messages"
	web_ready.WebReady(t, "http://"+address)
	const who = `"system": [{"type": "text", "text": "Be brief."}], "temperature": 0, "messages": [{"role": "user",
		"content": [{"type": "text", "text": "Who are you?"}]}`
	t.Run("whole, streamed and counted", func(t *testing.T) {
		const ask = `{"model": "demo", "max_tokens": 30, ` + who
		code, _, whole := web_post.WebPost(t, base, ask+`]}`)
		require.Equal(t, 200, code, whole)
		text := whole["content"].([]any)[0].(map[string]any)["text"]
		require.NotEmpty(t, text)
		_, stream := web_request.WebRequest(t, "POST", base, ask+`], "stream": true}`, "Content-Type",
			"application/json")
		names, events := named_events.NamedEvents(t, stream)
		require.Equal(t, []string{"message_start", "content_block_start"}, names[:2])
		require.Equal(t, []string{"content_block_stop", "message_delta", "message_stop"}, names[len(names)-3:])
		streamed := ""
		for _, event := range events[2 : len(events)-3] {
			streamed += event["delta"].(map[string]any)["text"].(string)
		}
		require.Equal(t, text, streamed)
		code, _, count := web_post.WebPost(t, base+"/count_tokens", `{"model": "demo", `+who+`]}`)
		usage := whole["usage"].(map[string]any)
		require.Equal(t, 200, code, count)
		require.Equal(t, usage["input_tokens"].(float64)+usage["cache_read_input_tokens"].(float64),
			count["input_tokens"])
		begun := events[0]["message"].(map[string]any)["usage"].(map[string]any)
		require.Equal(t, count["input_tokens"], begun["input_tokens"])
	})
	const tools = `"tools": [{"name": "clock", "description": "Tells the time.", "input_schema": {"type": "object",
		"properties": {"zone": {"enum": ["Oslo", "Rome"]}}, "required": ["zone"], "additionalProperties": false}}]`
	t.Run("refusals, before anything is sent", func(t *testing.T) {
		for member, want := range map[string]int{`"max_tokens": 0`: 400, `"model": "claude"`: 404, tools: 400,
			`"output_format": {"type": "json_schema", "schema": {"not": {}}}`: 400} {
			body := `{"stream": true, ` + member + `, ` + who + `]`
			if !strings.Contains(member, "max_tokens") {
				body += `, "max_tokens": 5`
			}
			code, _, answer := web_post.WebPost(t, base, body+`}`)
			require.Equal(t, []any{want, "error"}, []any{code, answer["type"]}, answer)
		}
	})
}
