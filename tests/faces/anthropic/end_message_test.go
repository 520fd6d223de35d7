package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/end_message"
	"rkllmd/faces/anthropic/open_block"
	"rkllmd/faces/openai"
	"rkllmd/generation"
	"rkllmd/tests/faces/anthropic/anthropic_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestEndMessage(t *testing.T) {
	answer := anthropic_answer.AnthropicAnswer(&anthropic.Body{Stream: true})
	open_block.OpenBlock(answer, &anthropic.Block{Type: anthropic.KindText})
	answer.Out = nil
	end_message.EndMessage(answer, generation.Event{Reason: generation.ReasonText, StopText: "x",
		Usage: generation.Usage{Prompt: 5, Reused: 3, Generated: 2}})
	names, events := named_events.NamedEvents(t, string(answer.Out))
	require.Equal(t, []string{"content_block_stop", "message_delta", "message_stop"}, names)
	require.Equal(t, map[string]any{"stop_reason": "stop_sequence", "stop_sequence": "x"}, events[1]["delta"])
	require.Equal(t, map[string]any{"input_tokens": 2.0, "cache_read_input_tokens": 3.0, "output_tokens": 2.0,
		"cache_creation_input_tokens": 0.0}, events[1]["usage"])
	answer = anthropic_answer.AnthropicAnswer(&anthropic.Body{Stream: true})
	end_message.EndMessage(answer, generation.Event{Reason: generation.ReasonStop})
	require.Contains(t, string(answer.Out), `"delta":{"stop_reason":"end_turn","stop_sequence":null}`)
	for _, streamed := range []bool{false, true} {
		answer = anthropic_answer.AnthropicAnswer(&anthropic.Body{Stream: streamed})
		end_message.EndMessage(answer, generation.Event{Reason: generation.ReasonError, Err: openai.ErrStopped})
		require.Equal(t, 503, answer.Refusal.Status)
		require.Equal(t, streamed, len(answer.Out) > 0)
	}
	names, events = named_events.NamedEvents(t, string(answer.Out))
	require.Equal(t, []string{"error"}, names)
	require.Equal(t, map[string]any{"type": "api_error", "message": openai.ErrStopped.Error()}, events[0]["error"])
}
