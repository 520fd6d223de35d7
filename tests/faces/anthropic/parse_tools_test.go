package anthropic_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic/parse_tools"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseTools(t *testing.T) {
	for _, none := range []string{"", "null", "[]"} {
		tools, refusal := parse_tools.ParseTools(json.RawMessage(none))
		require.Nil(t, refusal)
		require.Empty(t, tools)
	}
	tools, refusal := parse_tools.ParseTools(json.RawMessage(`[{"name": "clock", "description": "tells the time",
		"input_schema": {"type": "object", "properties": {"b": {}, "a": {}}}, "cache_control": {"type": "ephemeral"}},
		{"type": "custom", "name": "moon"}]`))
	require.Nil(t, refusal)
	require.Equal(t, `[{"type":"function","function":{"name":"clock","description":"tells the time",`+
		`"parameters":{"type":"object","properties":{"b":{},"a":{}}}}},{"type":"function","function":{"name":"moon"}}]`,
		tools)
	for text, words := range map[string]string{`5`: "must be a list",
		`[{"type": "bash_20250124", "name": "b"}]`: "bash",
		`[{"description": "a"}]`:                   `tools[0] has no "name"`, `[5]`: "tools[0] is 5"} {
		_, refusal := parse_tools.ParseTools(json.RawMessage(text))
		openai_fault.OpenaiFault(t, refusal, "tools", words)
	}
}
