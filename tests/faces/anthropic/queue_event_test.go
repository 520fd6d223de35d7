package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/queue_event"
	"rkllmd/tests/faces/anthropic/anthropic_answer"
)

func TestQueueEvent(t *testing.T) {
	answer := anthropic_answer.AnthropicAnswer(&anthropic.Body{Stream: true})
	queue_event.QueueEvent(answer, anthropic.Event{Type: "a"})
	require.Equal(t, "event: a\ndata: {\"type\":\"a\"}\n\n", string(answer.Out))
	answer = anthropic_answer.AnthropicAnswer(&anthropic.Body{})
	queue_event.QueueEvent(answer, anthropic.Event{Type: "a"})
	require.Empty(t, answer.Out)
}
