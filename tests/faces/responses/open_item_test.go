package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/open_item"
	"rkllmd/tests/faces/responses/responses_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestOpenItem(t *testing.T) {
	answer := responses_answer.ResponsesAnswer(&responses.Body{Stream: true})
	open_item.OpenItem(answer, &responses.Item{Type: responses.KindThoughts})
	open_item.OpenItem(answer, &responses.Item{Type: responses.KindMessage})
	open_item.OpenItem(answer, &responses.Item{Type: responses.KindCall, Name: "f", CallID: "c"})
	names, events := named_events.NamedEvents(t, string(answer.Out))
	require.Equal(t, []string{"response.output_item.added", "response.reasoning_summary_part.added",
		"response.reasoning_summary_text.done", "response.reasoning_summary_part.done", "response.output_item.done",
		"response.output_item.added", "response.content_part.added", "response.output_text.done",
		"response.content_part.done", "response.output_item.done", "response.output_item.added"}, names)
	item := events[10]["item"].(map[string]any)
	require.Regexp(t, "^fc_", item["id"])
	delete(item, "id")
	require.Equal(t, map[string]any{"type": "function_call", "status": "in_progress", "call_id": "c", "name": "f",
		"arguments": ""}, item)
	require.EqualValues(t, 2, events[10]["output_index"])
	require.Equal(t, []any{}, events[5]["item"].(map[string]any)["content"])
	require.Equal(t, []any{}, events[0]["item"].(map[string]any)["summary"])
}
