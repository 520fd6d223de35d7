package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/add_part"
	"rkllmd/faces/stream/format_message"
	"rkllmd/generation"
	"rkllmd/tests/faces/anthropic/anthropic_answer"
)

func TestAddPart(t *testing.T) {
	answer := anthropic_answer.AnthropicAnswer(&anthropic.Body{})
	call := generation.Call{ID: "call_1", Name: "clock"}
	for _, part := range []generation.Part{{Kind: generation.PartThought}, {Kind: generation.PartThought, Text: "t"},
		{Kind: generation.PartText, Text: "a"}, {Kind: generation.PartText, Text: "b"},
		{Kind: generation.PartCall, Call: call}, {Kind: generation.PartArguments, Text: `{"a":`},
		{Kind: generation.PartArguments, Text: `1}`}, {Kind: generation.PartCallEnd, Call: call},
		{Kind: generation.PartText, Text: "c"}} {
		add_part.AddPart(answer, part)
	}
	require.Equal(t, "c", string(answer.Pieces))
	require.Same(t, answer.Open, answer.Message.Content[3])
	require.JSONEq(t, `[{"type": "thinking", "thinking": "t", "signature": ""}, {"type": "text", "text": "ab"},
		{"type": "tool_use", "id": "call_1", "name": "clock", "input": {"a": 1}}, {"type": "text", "text": ""}]`,
		string(format_message.FormatMessage(answer.Message.Content)))
}
