package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/deliver_event"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_answers/openai_reply"
	"rkllmd/tests/faces/web_backend"
)

func TestDeliverEvent(t *testing.T) {
	run := &generation.Run{Backend: web_backend.WebBackend()}
	reply := openai_reply.OpenaiReply(&openai.Body{Alternatives: -1}, true)
	answer := reply.Answer
	for _, event := range []generation.Event{{Kind: generation.EventQueued, Position: 2},
		{Kind: generation.EventToken, Token: generation.Token{Text: "a"}},
		{Kind: generation.EventDone, Reason: generation.ReasonLength}} {
		deliver_event.DeliverEvent(answer.Host, reply, run, event)
	}
	require.Equal(t, "a", string(reply.Text))
	require.Equal(t, generation.ReasonLength, reply.Last.Reason)
	require.Nil(t, answer.Refusal)
	abort := generation.Event{Kind: generation.EventDone, Reason: generation.ReasonAbort}
	deliver_event.DeliverEvent(answer.Host, reply, run, abort)
	require.Equal(t, 503, answer.Refusal.Status)
	answer.TimedOut, answer.Refusal = true, nil
	deliver_event.DeliverEvent(answer.Host, reply, run, abort)
	require.Equal(t, 504, answer.Refusal.Status)
	require.Contains(t, answer.Refusal.Fault.Message, "--http-timeout")
}
