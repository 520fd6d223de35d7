package conversation_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_message"
	"rkllmd/generation"
)

func TestParseMessage(t *testing.T) {
	calls := []engine.ToolCall{{ID: "c1", Name: "clock", Arguments: `{"zone": "UTC"}`}}
	for text, want := range map[string]engine.Message{
		`{"role": "user", "content": "hello", "mood": 5}`: {Role: "user", Content: "hello"},
		`{"content": ""}`: {},
		`{"role": "user", "name": "Ann", "content": [{"type": "text", "text": "a"}]}`: {
			Role: "user", Name: "Ann", Content: "a"},
		`{"role": "tool", "tool_call_id": "c1", "name": "clock", "content": "noon"}`: {
			Role: "tool", ToolCallID: "c1", Name: "clock", Content: "noon"},
		`{"role": "assistant", "tool_calls": [{"id": "c1", "function": {"name": "clock", "arguments": {"zone": "UTC"}}}]}`: {
			Role: "assistant", NoContent: true, ToolCalls: calls},
		`{"role": "assistant", "content": null, "name": null, "reasoning": "why", "reasoning_content": "why"}`: {
			Role: "assistant", NoContent: true, Reasoning: "why"},
		`{"role": "assistant", "content": "so", "reasoning": "why"}`: {
			Role: "assistant", Content: "so", Reasoning: "why"},
		`{"role": "assistant", "content": "so", "tool_calls": [], "reasoning_content": "why", "reasoning": ""}`: {
			Role: "assistant", Content: "so", ToolCalls: []engine.ToolCall{}, Reasoning: "why"},
	} {
		message, err := parse_message.ParseMessage("messages[0]", json.RawMessage(text))
		require.NoError(t, err, text)
		require.Equal(t, want, message, text)
	}
	for text, want := range map[string]string{
		`{"role": "user"}`:                              `messages[3] has no "content": give its text`,
		`{"role": "user", "content": null}`:             `messages[3] has no "content": give its text`,
		`{"role": "assistant", "tool_calls": []}`:       `messages[3] has no "content": give its text`,
		`{"role": "user", "reasoning": "why"}`:          `messages[3] has no "content": give its text`,
		`{"role": 5, "content": ""}`:                    `messages[3].role is 5; it must be a text`,
		`{"role": "user", "name": {}, "content": ""}`:   `messages[3].name is {}; it must be a text`,
		`{"role": "tool", "tool_call_id": 1}`:           `messages[3].tool_call_id is 1; it must be a text`,
		`{"role": "assistant", "tool_calls": {}}`:       `messages[3].tool_calls is {}; it must be a list of calls`,
		`{"role": "user", "content": 5}`:                `messages[3].content is 5; it must be a text, or a list of parts`,
		`{"role": "user", "role": "a", "content": "b"}`: `messages[3] has "role" twice; give it once`,
		`{"role": "assistant", "reasoning": "a", "reasoning_content": "b"}`: `messages[3] has two different texts in "reasoning_content" and ` +
			`"reasoning"; they mean the same: give one of them`,
	} {
		_, err := parse_message.ParseMessage("messages[3]", json.RawMessage(text))
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
