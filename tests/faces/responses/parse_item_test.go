package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/responses/parse_item"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseItem(t *testing.T) {
	for text, want := range map[string]engine.Message{
		`{"role": "developer", "content": "a"}`: {Role: "system", Content: "a"},
		`{"type": "message", "role": "user", "content": [{"type": "input_text", "text": "a"}]}`: {Role: "user",
			Content: "a"},
		`{"type": "reasoning", "summary": [], "content": [{"type": "reasoning_text", "text": "a"}]}`: {Role: "assistant",
			NoContent: true, Reasoning: "a"},
		`{"type": "function_call", "call_id": "c", "name": "f", "arguments": "{\"a\": 2.0}"}`: {Role: "assistant",
			NoContent: true, ToolCalls: []engine.ToolCall{{ID: "c", Name: "f", Arguments: `{"a": 2.0}`}}},
		`{"type": "function_call_output", "call_id": "c", "output": [{"type": "input_text", "text": "a"}]}`: {Role: "tool",
			Content: "a", ToolCallID: "c"}} {
		message, refusal := parse_item.ParseItem("input[0]", json.RawMessage(text))
		require.Nil(t, refusal, text)
		require.Equal(t, want, message)
	}
	for text, words := range map[string]string{`5`: "input[0] is 5", `{"role": "robot", "content": "a"}`: `"robot"`,
		`{"role": "tool", "content": "a"}`:              `input[0].role is "tool"`,
		`{"role": "user"}`:                              "input[0].content",
		`{"type": "item_reference", "id": "a"}`:         `"item_reference"`,
		`{"type": "function_call", "name": "f"}`:        `"call_id"`,
		`{"type": "reasoning"}`:                         "input[0].summary",
		`{"type": "function_call_output", "output": 5}`: "input[0].output is 5"} {
		_, refusal := parse_item.ParseItem("input[0]", json.RawMessage(text))
		openai_fault.OpenaiFault(t, refusal, "input", words)
	}
	_, refusal := parse_item.ParseItem("input[0]", json.RawMessage(
		`{"type": "function_call", "name": "f", "call_id": "c", "arguments": "x"}`))
	require.Equal(t, 400, refusal.Status)
	require.Contains(t, refusal.Fault.Message, "input[0].arguments")
	require.Equal(t, new("input"), refusal.Fault.Param)
}
