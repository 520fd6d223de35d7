package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/anthropic/append_message"
)

func TestAppendMessage(t *testing.T) {
	var talk []engine.Message
	for _, message := range []engine.Message{{Role: "system", Content: "a"}, {Role: "system", Content: "b"},
		{Role: "user", Content: "c"}, {Role: "user", Content: "d"}, {Role: "assistant", NoContent: true,
			Reasoning: "e"},
		{Role: "assistant", Content: "f"}, {Role: "assistant", NoContent: true,
			ToolCalls: []engine.ToolCall{{ID: "1"}}},
		{Role: "assistant", Content: "g"}, {Role: "assistant", Reasoning: "h", Content: "i"}, {Role: "tool",
			Content: "j"},
		{Role: "tool", Content: "k"}} {
		talk = append_message.AppendMessage(talk, message)
	}
	require.Equal(t, []engine.Message{{Role: "system", Content: "a"}, {Role: "system", Content: "b"},
		{Role: "user", Content: "c\n\nd"},
		{Role: "assistant", Content: "f", Reasoning: "e", ToolCalls: []engine.ToolCall{{ID: "1"}}},
		{Role: "assistant", Content: "g"}, {Role: "assistant", Reasoning: "h", Content: "i"}, {Role: "tool",
			Content: "j"},
		{Role: "tool", Content: "k"}}, talk)
}
