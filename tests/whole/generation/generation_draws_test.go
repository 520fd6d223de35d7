package generation_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_engine"
)

// What a run tells of how its tokens were chosen, and that a seed chooses them again.
func TestGenerationDraws(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Size: 64})
	greedy := engine.Sampling{TopK: 1, TopP: 1, RepeatPenalty: 1}
	request := generation.Request{Prompt: "the river", Sampling: greedy, MaxTokens: 20, Logprobs: -1}
	t.Run("logprobs", func(t *testing.T) {
		asked := request
		asked.Logprobs = 5
		run, record := generation_begin.GenerationBegin(t, b, asked)
		<-run.Done
		for _, event := range record.Events[:20] {
			sum, last := 0.0, 0.0
			for _, other := range event.Token.Top {
				require.LessOrEqual(t, other.Logprob, last)
				sum, last = sum+math.Exp(other.Logprob), other.Logprob
			}
			require.Len(t, event.Token.Top, 5)
			require.LessOrEqual(t, sum, 1+1e-6)
			require.Equal(t, [2]any{event.Token.ID, event.Token.Logprob}, [2]any{event.Token.Top[0].ID,
				event.Token.Top[0].Logprob}, "greedy")
		}
		asked.Logprobs = 0
		only, few := generation_begin.GenerationBegin(t, b, asked)
		<-only.Done
		require.Equal(t, record.Events[3].Token.Logprob, few.Events[3].Token.Logprob)
		require.Empty(t, few.Events[3].Token.Top)
		none, bare := generation_begin.GenerationBegin(t, b, request)
		<-none.Done
		require.True(t, math.IsNaN(bare.Events[3].Token.Logprob))
	})
	t.Run("seeds", func(t *testing.T) {
		drawn := generation.Request{Prompt: "the river", Sampling: engine.Sampling{TopP: 1, Temperature: 2,
			RepeatPenalty: 1}, MaxTokens: 20, Logprobs: -1}
		one, first := generation_answer.GenerationAnswer(t, b, drawn)
		two, second := generation_answer.GenerationAnswer(t, b, drawn)
		require.NotEqual(t, one.Last.Seed, two.Last.Seed)
		require.NotEqual(t, first, second)
		drawn.Seed = &one.Last.Seed
		_, again := generation_answer.GenerationAnswer(t, b, drawn)
		require.Equal(t, first, again)
	})
}
