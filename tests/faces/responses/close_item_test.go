package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/close_item"
	"rkllmd/faces/responses/open_item"
	"rkllmd/tests/faces/responses/responses_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestCloseItem(t *testing.T) {
	answer := responses_answer.ResponsesAnswer(&responses.Body{Stream: true})
	close_item.CloseItem(answer, responses.StateDone)
	require.Empty(t, answer.Out, "nothing goes on")
	open_item.OpenItem(answer, &responses.Item{Type: responses.KindMessage})
	answer.Pieces, answer.Out = []byte("ab"), nil
	close_item.CloseItem(answer, responses.StateIncomplete)
	require.Nil(t, answer.Open)
	names, events := named_events.NamedEvents(t, string(answer.Out))
	require.Equal(t, []string{"response.output_text.done", "response.content_part.done", "response.output_item.done"},
		names)
	require.Equal(t, "ab", events[0]["text"])
	require.Equal(t, "ab", events[1]["part"].(map[string]any)["text"])
	require.Equal(t, "incomplete", events[2]["item"].(map[string]any)["status"])
	open_item.OpenItem(answer, &responses.Item{Type: responses.KindCall, Name: "f"})
	answer.Pieces, answer.Out = []byte("{}"), nil
	close_item.CloseItem(answer, responses.StateDone)
	names, events = named_events.NamedEvents(t, string(answer.Out))
	require.Equal(t, []string{"response.function_call_arguments.done", "response.output_item.done"}, names)
	require.Equal(t, []any{"f", "{}"}, []any{events[0]["name"], events[0]["arguments"]})
	require.Equal(t, "{}", *answer.Response.Output[1].Arguments)
}
