package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/queue_event"
	"rkllmd/tests/faces/responses/responses_answer"
)

func TestQueueEvent(t *testing.T) {
	answer := responses_answer.ResponsesAnswer(&responses.Body{Stream: true})
	queue_event.QueueEvent(answer, responses.Event{Type: "a"})
	queue_event.QueueEvent(answer, responses.Event{Type: "b"})
	require.Equal(t, "event: a\ndata: {\"type\":\"a\",\"sequence_number\":0}\n\n"+
		"event: b\ndata: {\"type\":\"b\",\"sequence_number\":1}\n\n", string(answer.Out))
	answer = responses_answer.ResponsesAnswer(&responses.Body{})
	queue_event.QueueEvent(answer, responses.Event{Type: "a"})
	require.Empty(t, answer.Out)
}
