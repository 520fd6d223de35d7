package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/parse_tools"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseTools(t *testing.T) {
	for _, none := range []string{"", "null", "[]", `[{"type": "web_search", "external_web_access": false}]`} {
		body := &responses.Body{Tools: json.RawMessage(none)}
		require.Nil(t, parse_tools.ParseTools(body))
		require.Empty(t, body.Request.Tools)
		require.NotContains(t, string(body.Tools), "web_search", "the response does not say that there is one")
	}
	body := &responses.Body{Tools: json.RawMessage(`[{"type": "function", "name": "clock", "strict": true,
		"description": "tells the time", "parameters": {"type": "object", "properties": {"b": {}, "a": {}}}}]`)}
	require.Nil(t, parse_tools.ParseTools(body))
	require.Equal(t, `[{"type":"function","function":{"name":"clock","description":"tells the time",`+
		`"parameters":{"type":"object","properties":{"b":{},"a":{}}},"strict":true}}]`, body.Request.Tools)

	body = &responses.Body{Tools: json.RawMessage(`[{"type": "web_search", "external_web_access": false},
		{"type": "function", "name": "clock"}, {"type": "namespace", "name": "agents", "description": "d", "tools": [
			{"type": "function", "name": "spawn"}, {"type": "function", "name": "wait"}]}]`)}
	require.Nil(t, parse_tools.ParseTools(body))
	require.Equal(t, `[{"type":"function","function":{"name":"clock"}},{"type":"function","function":{"name":"spawn"}},`+
		`{"type":"function","function":{"name":"wait"}}]`, body.Request.Tools)
	require.Equal(t, map[string]string{"clock": "", "spawn": "agents", "wait": "agents"}, body.Namespaces)
	require.Contains(t, string(body.Tools), `"namespace"`)

	for text, words := range map[string]string{`5`: "must be a list", `[{"type": "web_search"}]`: "web_search",
		`[{"type": "web_search", "external_web_access": true}]`:                   "web_search",
		`[{"type": "namespace", "name": "a", "tools": [{"type": "web_search"}]}]`: "web_search",
		`[{"type": "function"}]`: `tools[0] has no "name"`, `[5]`: "tools[0] is 5"} {
		body := &responses.Body{Tools: json.RawMessage(text)}
		openai_fault.OpenaiFault(t, parse_tools.ParseTools(body), "tools", words)
	}
}
