package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/deliver_event"
	"rkllmd/generation"
	"rkllmd/tests/faces/ollama/ollama_answer"
)

func TestDeliverEvent(t *testing.T) {
	answer := ollama_answer.OllamaAnswer(&ollama.Body{Prompt: "a"}, false)
	run := &generation.Run{Prompt: []int32{1, 2}, Answer: []int32{3}, Request: generation.Request{Logprobs: -1}}
	deliver_event.DeliverEvent(answer.Host, answer, run, generation.Event{Kind: generation.EventQueued})
	require.Empty(t, answer.Out)
	deliver_event.DeliverEvent(answer.Host, answer, run, generation.Event{Kind: generation.EventToken,
		Token: generation.Token{Text: "b"}})
	require.Equal(t, "b", string(answer.Text))
	deliver_event.DeliverEvent(answer.Host, answer, run, generation.Event{Kind: generation.EventDone,
		Reason: generation.ReasonLength})
	require.Equal(t, []int32{1, 2, 3}, answer.Context)
	require.Contains(t, string(answer.Out), `"done":true,"done_reason":"length","context":[1,2,3]`)
	for _, late := range []bool{false, true} {
		answer.TimedOut, answer.Out = late, nil
		deliver_event.DeliverEvent(answer.Host, answer, run, generation.Event{Kind: generation.EventDone,
			Reason: generation.ReasonAbort})
		require.Equal(t, late, answer.Refusal.Status == 504)
		require.Contains(t, string(answer.Out), `{"error":"`)
	}
}
