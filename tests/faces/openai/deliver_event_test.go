package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/deliver_event"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai/openai_answer"
	"rkllmd/tests/faces/web_backend"
)

func TestDeliverEvent(t *testing.T) {
	run := &generation.Run{Backend: web_backend.WebBackend()}
	answer, _ := openai_answer.OpenaiAnswer(&openai.Body{Alternatives: -1}, true)
	for _, event := range []generation.Event{{Kind: generation.EventQueued, Position: 2},
		{Kind: generation.EventToken, Token: generation.Token{Text: "a"}},
		{Kind: generation.EventDone, Reason: generation.ReasonLength}} {
		deliver_event.DeliverEvent(answer.Host, answer, run, event)
	}
	require.Equal(t, "a", string(answer.Text))
	require.Equal(t, generation.ReasonLength, answer.Last.Reason)
	require.Nil(t, answer.Refusal)
	abort := generation.Event{Kind: generation.EventDone, Reason: generation.ReasonAbort}
	deliver_event.DeliverEvent(answer.Host, answer, run, abort)
	require.Equal(t, 503, answer.Refusal.Status)
	answer.TimedOut = true
	deliver_event.DeliverEvent(answer.Host, answer, run, abort)
	require.Equal(t, 504, answer.Refusal.Status)
	require.Contains(t, answer.Refusal.Fault.Message, "--http-timeout")
}
