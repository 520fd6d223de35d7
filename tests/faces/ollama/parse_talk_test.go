package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/ollama/parse_talk"
)

func TestParseTalk(t *testing.T) {
	talk, refusal := parse_talk.ParseTalk([]byte(`[{"role": "system", "content": "a", "images": []},
		{"role": "assistant", "thinking": "hm", "tool_calls": [{"function": {"name": "clock", "arguments": {"z": 1.0, "a": "<x>"}}}]},
		{"role": "tool", "tool_name": "clock", "content": "17:05"}]`))
	require.Nil(t, refusal)
	require.Equal(t, []engine.Message{{Role: "system", Content: "a"},
		{Role: "assistant", Reasoning: "hm", ToolCalls: []engine.ToolCall{{Name: "clock", Arguments: `{"z":1.0,"a":"<x>"}`}}},
		{Role: "tool", Name: "clock", Content: "17:05"}}, talk)
	for _, none := range []string{"", "null", "[]"} {
		talk, refusal = parse_talk.ParseTalk([]byte(none))
		require.Nil(t, refusal)
		require.Empty(t, talk)
	}
	for text, reason := range map[string]string{`[{"role": "user", "content": "a", "images": ["aGk="]}]`: "messages[0].images",
		`[{"role": "judge", "content": "a"}]`: "judge", `{}`: "messages", `[1]`: "messages",
		`[{"role": "user"}, null]`: "messages[1] is null"} {
		_, refusal = parse_talk.ParseTalk([]byte(text))
		require.NotNil(t, refusal, text)
		require.Contains(t, refusal.Fault.Message, reason)
	}
}
