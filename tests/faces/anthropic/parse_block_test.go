package anthropic_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/anthropic/parse_block"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseBlock(t *testing.T) {
	message := engine.Message{Role: "assistant", NoContent: true}
	for _, text := range []string{`{"type": "thinking", "thinking": "t", "signature": "s"}`,
		`{"type": "redacted_thinking", "data": "x"}`, `{"type": "text", "text": "a"}`, `{"type": "text", "text": "b"}`,
		`{"type": "tool_use", "id": "1", "name": "f", "input": {"a": 2.0}}`} {
		result, refusal := parse_block.ParseBlock("b", json.RawMessage(text), &message)
		require.Nil(t, refusal)
		require.Nil(t, result)
	}
	require.Equal(t, engine.Message{Role: "assistant", Content: "ab", Reasoning: "t",
		ToolCalls: []engine.ToolCall{{ID: "1", Name: "f", Arguments: `{"a": 2.0}`}}}, message)
	user := engine.Message{Role: "user", NoContent: true}
	result, refusal := parse_block.ParseBlock("b", json.RawMessage(`{"type": "tool_result", "tool_use_id": "1",
		"is_error": true, "content": [{"type": "text", "text": "a"}]}`), &user)
	require.Nil(t, refusal)
	require.Equal(t, &engine.Message{Role: "tool", ToolCallID: "1", Content: "a"}, result)
	require.True(t, user.NoContent)
	for text, words := range map[string]string{`5`: "b is 5", `{"type": "text"}`: `b has no "text"`,
		`{"type": "thinking"}`: `b.type is "thinking"`,
		`{"type": "document"}`: `kind for the role user`} {
		_, refusal := parse_block.ParseBlock("b", json.RawMessage(text), &user)
		openai_fault.OpenaiFault(t, refusal, "messages", words)
	}
	for text, words := range map[string]string{`{"type": "tool_use", "name": "f"}`: `no "id"`,
		`{"type": "tool_use", "id": "1", "name": "f", "input": 5}`: "b.input is 5",
		`{"type": "tool_result"}`:                                  "tool_result"} {
		_, refusal := parse_block.ParseBlock("b", json.RawMessage(text), &message)
		require.Contains(t, refusal.Fault.Message, words)
	}
	_, refusal = parse_block.ParseBlock("b", json.RawMessage(`{"type": "tool_result", "content": [{"type": "image"}]}`),
		&user)
	require.Contains(t, refusal.Fault.Message, `b.content[0].type is "image"`)
}
