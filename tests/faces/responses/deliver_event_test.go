package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/deliver_event"
	"rkllmd/generation"
	"rkllmd/tests/faces/responses/responses_answer"
	"rkllmd/tests/faces/web_backend"
)

func TestDeliverEvent(t *testing.T) {
	run := &generation.Run{Backend: web_backend.WebBackend()}
	answer := responses_answer.ResponsesAnswer(&responses.Body{})
	for _, event := range []generation.Event{{Kind: generation.EventQueued, Position: 2},
		{Kind: generation.EventToken, Token: generation.Token{ID: 1, Thinking: "t"}},
		{Kind: generation.EventToken, Token: generation.Token{ID: 1, Text: "a"}},
		{Kind: generation.EventDone, Reason: generation.ReasonStop}} {
		deliver_event.DeliverEvent(answer.Host, answer, run, event)
	}
	require.Equal(t, responses.StateDone, answer.Response.Status)
	require.Equal(t, []string{responses.KindThoughts, responses.KindMessage},
		[]string{answer.Response.Output[0].Type, answer.Response.Output[1].Type})
	require.Equal(t, 1, answer.Response.Usage.OutputDetails["reasoning_tokens"])
	answer.TimedOut = true
	deliver_event.DeliverEvent(answer.Host, answer, run,
		generation.Event{Kind: generation.EventDone, Reason: generation.ReasonAbort})
	require.Equal(t, 504, answer.Refusal.Status)
}
