package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/add_piece"
	"rkllmd/faces/anthropic/open_block"
	"rkllmd/tests/faces/anthropic/anthropic_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestAddPiece(t *testing.T) {
	for kind, want := range map[string]map[string]any{anthropic.KindText: {"type": "text_delta", "text": "b"},
		anthropic.KindThoughts: {"type": "thinking_delta", "thinking": "b"},
		anthropic.KindCall:     {"type": "input_json_delta", "partial_json": "b"}} {
		for _, streamed := range []bool{false, true} {
			answer := anthropic_answer.AnthropicAnswer(&anthropic.Body{Stream: streamed})
			open_block.OpenBlock(answer, &anthropic.Block{Type: kind})
			add_piece.AddPiece(answer, "a")
			add_piece.AddPiece(answer, "b")
			require.Equal(t, "ab", string(answer.Pieces))
			if !streamed {
				require.Empty(t, answer.Out)
				continue
			}
			names, events := named_events.NamedEvents(t, string(answer.Out))
			require.Equal(t, "content_block_delta", names[2])
			require.Equal(t, []any{0.0, want}, []any{events[2]["index"], events[2]["delta"]})
		}
	}
}
