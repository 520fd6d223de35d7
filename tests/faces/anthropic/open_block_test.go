package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/open_block"
	"rkllmd/tests/faces/anthropic/anthropic_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestOpenBlock(t *testing.T) {
	answer := anthropic_answer.AnthropicAnswer(&anthropic.Body{Stream: true})
	open_block.OpenBlock(answer, &anthropic.Block{Type: anthropic.KindThoughts})
	open_block.OpenBlock(answer, &anthropic.Block{Type: anthropic.KindText})
	open_block.OpenBlock(answer, &anthropic.Block{Type: anthropic.KindCall, ID: "1", Name: "f"})
	names, events := named_events.NamedEvents(t, string(answer.Out))
	require.Equal(t, []string{"content_block_start", "content_block_stop", "content_block_start", "content_block_stop",
		"content_block_start"}, names)
	for i, want := range []map[string]any{{"type": "thinking", "thinking": "", "signature": ""},
		{"type": "text", "text": ""}, {"type": "tool_use", "id": "1", "name": "f", "input": map[string]any{}}} {
		require.EqualValues(t, i, events[2*i]["index"])
		require.Equal(t, want, events[2*i]["content_block"])
	}
}
