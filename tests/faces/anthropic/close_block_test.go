package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/close_block"
	"rkllmd/faces/anthropic/open_block"
	"rkllmd/tests/faces/anthropic/anthropic_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestCloseBlock(t *testing.T) {
	answer := anthropic_answer.AnthropicAnswer(&anthropic.Body{Stream: true})
	close_block.CloseBlock(answer)
	require.Empty(t, answer.Out, "nothing goes on")
	for _, block := range []*anthropic.Block{{Type: anthropic.KindText}, {Type: anthropic.KindThoughts},
		{Type: anthropic.KindCall}, {Type: anthropic.KindCall}} {
		open_block.OpenBlock(answer, block)
		if len(answer.Message.Content) < 4 {
			answer.Pieces = []byte("{ }")
		}
		close_block.CloseBlock(answer)
		require.Nil(t, answer.Open)
	}
	content := answer.Message.Content
	require.Equal(t, []string{"{ }", "{ }", "{ }", "{}"}, []string{*content[0].Text, *content[1].Thinking,
		string(content[2].Input), string(content[3].Input)})
	names, events := named_events.NamedEvents(t, string(answer.Out))
	require.Equal(t, "content_block_stop", names[7])
	require.EqualValues(t, 3, events[7]["index"])
}
