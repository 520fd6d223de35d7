package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses/parse_tools"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseTools(t *testing.T) {
	for _, none := range []string{"", "null", "[]"} {
		tools, refusal := parse_tools.ParseTools(json.RawMessage(none))
		require.Nil(t, refusal)
		require.Empty(t, tools)
	}
	tools, refusal := parse_tools.ParseTools(json.RawMessage(`[{"type": "function", "name": "clock", "strict": true,
		"description": "tells the time", "parameters": {"type": "object", "properties": {"b": {}, "a": {}}}}]`))
	require.Nil(t, refusal)
	require.Equal(t, `[{"type":"function","function":{"name":"clock","description":"tells the time",`+
		`"parameters":{"type":"object","properties":{"b":{},"a":{}}},"strict":true}}]`, tools)
	for text, words := range map[string]string{`5`: "must be a list", `[{"type": "web_search"}]`: "web_search",
		`[{"type": "function"}]`: `tools[0] has no "name"`, `[5]`: "tools[0] is 5"} {
		_, refusal := parse_tools.ParseTools(json.RawMessage(text))
		openai_fault.OpenaiFault(t, refusal, "tools", words)
	}
}
