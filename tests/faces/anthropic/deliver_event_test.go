package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/deliver_event"
	"rkllmd/generation"
	"rkllmd/tests/faces/anthropic/anthropic_answer"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/named_events"
)

func TestDeliverEvent(t *testing.T) {
	run := &generation.Run{Backend: web_backend.WebBackend(), Prompt: []int32{1, 2, 3}}
	answer := anthropic_answer.AnthropicAnswer(&anthropic.Body{Stream: true})
	deliver_event.DeliverEvent(answer.Host, answer, run, generation.Event{Kind: generation.EventQueued, Position: 2})
	_, events := named_events.NamedEvents(t, string(answer.Out))
	require.Len(t, events, 1)
	require.EqualValues(t, 3, events[0]["message"].(map[string]any)["usage"].(map[string]any)["input_tokens"])
	for _, event := range []generation.Event{
		{Kind: generation.EventToken, Token: generation.Token{ID: 1, Thinking: "t"}},
		{Kind: generation.EventToken, Token: generation.Token{ID: 1, Text: "a"}},
		{Kind: generation.EventDone, Reason: generation.ReasonStop}} {
		deliver_event.DeliverEvent(answer.Host, answer, run, event)
	}
	require.Equal(t, []string{"t", "a", "end_turn"}, []string{*answer.Message.Content[0].Thinking,
		*answer.Message.Content[1].Text, *answer.Message.StopReason})
	answer.TimedOut = true
	deliver_event.DeliverEvent(answer.Host, answer, run,
		generation.Event{Kind: generation.EventDone, Reason: generation.ReasonAbort})
	require.Equal(t, 504, answer.Refusal.Status)
}
