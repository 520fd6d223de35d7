package anthropic_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/anthropic/parse_turn"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseTurn(t *testing.T) {
	for text, want := range map[string][]engine.Message{
		`{"role": "user", "content": "a"}`: {{Role: "user", Content: "a"}},
		`{"role": "system", "content": [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]}`: {{Role: "system",
			Content: "ab"}},
		`{"role": "user", "content": [{"type": "text", "text": "a"}, {"type": "tool_result", "tool_use_id": "1",
			"content": "b"}, {"type": "tool_result", "tool_use_id": "2"}, {"type": "text", "text": "c"}]}`: {
			{Role: "user", Content: "a"}, {Role: "tool", Content: "b", ToolCallID: "1"}, {Role: "tool",
				ToolCallID: "2"},
			{Role: "user", Content: "c"}},
		`{"role": "assistant", "content": [{"type": "redacted_thinking", "data": "x"}]}`: nil} {
		talk, refusal := parse_turn.ParseTurn("messages[0]", json.RawMessage(text))
		require.Nil(t, refusal)
		require.Equal(t, want, talk)
	}
	for text, words := range map[string]string{`5`: "messages[0] is 5",
		`{"role": "tool"}`: `messages[0].role is "tool"`,
		`{"role": "user"}`: "messages[0].content is missing", `{"role": "user", "content": []}`: "one block at least",
		`{"role": "user", "content": [{"type": "image"}]}`: `messages[0].content[0].type is "image"`} {
		_, refusal := parse_turn.ParseTurn("messages[0]", json.RawMessage(text))
		openai_fault.OpenaiFault(t, refusal, "messages", words)
	}
}
