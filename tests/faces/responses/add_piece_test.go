package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/add_piece"
	"rkllmd/faces/responses/open_item"
	"rkllmd/tests/faces/responses/responses_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestAddPiece(t *testing.T) {
	for kind, name := range map[string]string{responses.KindMessage: "response.output_text.delta",
		responses.KindThoughts: "response.reasoning_summary_text.delta",
		responses.KindCall:     "response.function_call_arguments.delta"} {
		for _, streamed := range []bool{false, true} {
			answer := responses_answer.ResponsesAnswer(&responses.Body{Stream: streamed})
			open_item.OpenItem(answer, &responses.Item{Type: kind})
			add_piece.AddPiece(answer, "a")
			add_piece.AddPiece(answer, "b")
			require.Equal(t, "ab", string(answer.Pieces))
			if !streamed {
				require.Empty(t, answer.Out)
				continue
			}
			names, events := named_events.NamedEvents(t, string(answer.Out))
			require.Equal(t, []string{name, name}, names[len(names)-2:])
			require.Equal(t, "b", events[len(events)-1]["delta"])
			require.Equal(t, kind == responses.KindMessage, events[len(events)-1]["logprobs"] != nil)
		}
	}
}
