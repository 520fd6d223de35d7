package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_calls"
)

func TestParseCalls(t *testing.T) {
	calls, err := parse_calls.ParseCalls("tool_calls", json.RawMessage(
		`[{"function": {"name": "a"}}, {"id": "2", "function": {"name": "b", "arguments": "{\"c\": 1.0}"}}]`))
	require.NoError(t, err)
	require.Equal(t, []engine.ToolCall{{Name: "a", Arguments: "{}"}, {ID: "2", Name: "b", Arguments: `{"c": 1.0}`}}, calls)
	for text, want := range map[string]string{
		`{}`:                                "messages[0].tool_calls is {}; it must be a list of calls",
		`[{"function": {"name": "a"}}, {}]`: `messages[0].tool_calls[1] has no "function": give an object with its "name" and its "arguments"`,
	} {
		_, err = parse_calls.ParseCalls("messages[0].tool_calls", json.RawMessage(text))
		require.EqualError(t, err, want)
	}
}
