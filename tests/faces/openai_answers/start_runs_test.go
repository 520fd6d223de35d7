package openai_answers_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/start_runs"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_answers/openai_reply"
	"rkllmd/tests/faces/web_backend"
)

func TestStartRuns(t *testing.T) {
	b := web_backend.WebBackend("a", "wait")
	reply := openai_reply.OpenaiReply(&openai.Body{}, false)
	reply.Answer.Replies = append(reply.Answer.Replies, &openai.Reply{Answer: reply.Answer, Index: 1})
	right := generation.Request{Prompt: "x", Raw: true, Sampling: b.Defaults, Logprobs: -1}
	wrong := right
	wrong.Logprobs = 99
	_, refusal := start_runs.StartRuns(reply.Answer, b, []generation.Request{right, wrong})
	require.Equal(t, 400, refusal.Status)
	require.Equal(t, generation.ReasonError, reply.Last.Reason, "the first one was ended")
	long := right
	long.Prompt = strings.Repeat("x", 9999)
	_, refusal = start_runs.StartRuns(reply.Answer, b, []generation.Request{long})
	require.Equal(t, []any{new("prompt"), new(openai.CodeLength)}, []any{refusal.Fault.Param, refusal.Fault.Code})
	runs, refusal := start_runs.StartRuns(reply.Answer, web_backend.WebBackend("a"), []generation.Request{right, right})
	require.Nil(t, refusal)
	for i, run := range runs {
		<-run.Done
		require.Equal(t, generation.ReasonStop, reply.Answer.Replies[i].Last.Reason)
	}
}
