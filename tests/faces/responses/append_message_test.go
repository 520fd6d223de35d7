package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/responses/append_message"
)

func TestAppendMessage(t *testing.T) {
	var talk []engine.Message
	for _, message := range []engine.Message{{Role: "system", Content: "a"}, {Role: "system", Content: "b"},
		{Role: "user", Content: "c"}, {Role: "user", Content: "d"},
		{Role: "assistant", NoContent: true, Reasoning: "e"}, {Role: "assistant", Content: "f"},
		{Role: "assistant", NoContent: true, ToolCalls: []engine.ToolCall{{ID: "1"}}},
		{Role: "assistant", NoContent: true, ToolCalls: []engine.ToolCall{{ID: "2"}}},
		{Role: "assistant", Content: "g"}, {Role: "assistant", NoContent: true, Reasoning: "h"}, {Role: "system",
			Content: "i"},
		{Role: "system", Content: "j"}} {
		talk = append_message.AppendMessage(talk, message)
	}
	require.Equal(t, []engine.Message{{Role: "system", Content: "a\n\nb"}, {Role: "user", Content: "c"},
		{Role: "user", Content: "d"}, {Role: "assistant", Content: "f", Reasoning: "e",
			ToolCalls: []engine.ToolCall{{ID: "1"}, {ID: "2"}}}, {Role: "assistant", Content: "g"},
		{Role: "assistant", NoContent: true, Reasoning: "h"}, {Role: "system", Content: "i"}, {Role: "system",
			Content: "j"}},
		talk)
}
