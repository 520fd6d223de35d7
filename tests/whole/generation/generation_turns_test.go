package generation_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/run/regenerate_answer"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_session"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_engine"
)

// Runs in a session: the second turn goes on in the cache, an answer is made again, and the context bounds it.
func TestGenerationTurns(t *testing.T) {
	m, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Size: 64})
	table := create_sessions.CreateSessions(b, generation.SessionOptions{Sink: 2, Window: 38}, nil)
	t.Cleanup(func() { close_sessions.CloseSessions(table) })
	s, err := create_session.CreateSession(table, "", nil)
	require.NoError(t, err)
	first, _ := generation_answer.GenerationAnswer(t, b, generation.Request{Session: s, Prompt: "the river",
		MaxTokens: 8, Logprobs: -1})
	require.Equal(t, generation.ReasonLength, first.Last.Reason)
	require.Equal(t, append(first.Prompt, first.Answer...), s.Tokens)
	second, _ := generation_answer.GenerationAnswer(t, b, generation.Request{Session: s, Prompt: "and the sea",
		MaxTokens: 8, Logprobs: -1})
	require.Equal(t, len(first.Prompt)+7, second.Last.Usage.Reused, "all that the first turn has decoded")
	require.NotContains(t, second.Prompt[1:], m.BOS)

	again, err := regenerate_answer.RegenerateAnswer(second, &second.Seed, second.Sink)
	require.NoError(t, err)
	<-again.Done
	require.Equal(t, second.Answer, again.Answer)
	require.Equal(t, append(second.Prompt, again.Answer...), s.Tokens)
	other, err := regenerate_answer.RegenerateAnswer(again, nil, again.Sink)
	require.NoError(t, err)
	<-other.Done
	require.NotEqual(t, again.Answer, other.Answer)

	last, _ := generation_answer.GenerationAnswer(t, b, generation.Request{Session: s, Tokens: []int32{300},
		Logprobs: -1})
	require.Equal(t, generation.ReasonContext, last.Last.Reason)
	require.Len(t, s.Tokens, 65, "the context, and the token that was chosen last")
	after, _ := generation_answer.GenerationAnswer(t, b, generation.Request{Session: s, Tokens: []int32{300},
		MaxTokens: 5, Logprobs: -1})
	require.Equal(t, 66-40, after.Dropped)
	require.Len(t, s.Tokens, 45, "a truncation leaves room for the answer")
}
