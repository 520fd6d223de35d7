package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/request/check_message"
)

func TestCheckMessage(t *testing.T) {
	size, err := check_message.CheckMessage("m", &engine.Message{Role: "tool", Content: "cc", Name: "nnn",
		ToolCallID: "iiii", Reasoning: "rrrrr", ToolCalls: []engine.ToolCall{{ID: "a", Name: "b", Arguments: "{}"}}})
	require.NoError(t, err)
	require.Equal(t, 4+2+3+4+5+4, size)
	for want, message := range map[string]engine.Message{
		`messages[3].role is ""; it must be a role such as "user", of at most 64 bytes`: {Content: "a"},
		"messages[3].content is not UTF-8: byte 1 is 0xff":                              {Role: "a", Content: "b\xff"},
		"messages[3].name is not UTF-8: byte 0 is 0xff":                                 {Role: "a", Name: "\xff"},
		"messages[3].tool_call_id is not UTF-8: byte 0 is 0xff": {Role: "a",
			ToolCallID: "\xff"},
		"messages[3].reasoning_content is not UTF-8: byte 0 is 0xff": {Role: "a",
			Reasoning: "\xff"},
		"messages[3].tool_calls[0].function.name is not UTF-8: byte 0 is 0xff": {Role: "a",
			ToolCalls: []engine.ToolCall{{Name: "\xff", Arguments: "{}"}}},
		`messages[3].tool_calls[1].function.arguments is "[]"; it must be a JSON object`: {Role: "a",
			ToolCalls: []engine.ToolCall{{Arguments: "{}"}, {Arguments: "[]"}}},
	} {
		_, err := check_message.CheckMessage("messages[3]", &message)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
}
