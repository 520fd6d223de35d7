package generation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_engine"
)

// What a request can ask of an answer, on a real model.
func TestGenerationAnswers(t *testing.T) {
	m, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Size: 64})
	greedy := engine.Sampling{TopK: 1, TopP: 1, RepeatPenalty: 1}
	request := generation.Request{Prompt: "the river", Sampling: greedy, MaxTokens: 20, Logprobs: -1}
	whole, text := generation_answer.GenerationAnswer(t, b, request)
	require.Equal(t, [2]any{generation.ReasonLength, 20}, [2]any{whole.Last.Reason, whole.Last.Usage.Generated})
	t.Run("stop texts, across words", func(t *testing.T) {
		stopped := request
		stopped.Stop = []string{"never said", text[len(text)/2-4 : len(text)/2+5]}
		run, told := generation_answer.GenerationAnswer(t, b, stopped)
		require.Equal(t, text[:strings.Index(text, stopped.Stop[1])], told)
		require.Equal(t, [2]any{generation.ReasonText, stopped.Stop[1]}, [2]any{run.Last.Reason, run.Last.StopText})
		require.Less(t, len(run.Answer), 20)
	})
	t.Run("end tokens, the model's and others", func(t *testing.T) {
		ends := generation.Request{Prompt: demo.Farewell, Sampling: greedy, MaxTokens: 4, Logprobs: -1}
		run, told := generation_answer.GenerationAnswer(t, b, ends)
		require.Equal(t, [4]any{generation.ReasonStop, m.EOS, 0, ""}, [4]any{run.Last.Reason, run.Last.EndToken,
			run.Last.Usage.Generated, told})
		ends.IgnoreEnd = true
		run, told = generation_answer.GenerationAnswer(t, b, ends)
		require.Equal(t, [2]any{generation.ReasonLength, m.EOS}, [2]any{run.Last.Reason, run.Answer[0]})
		require.NotContains(t, told, "</s>")
		request := request
		request.EndTokens = whole.Answer[7:8]
		run, _ = generation_answer.GenerationAnswer(t, b, request)
		require.Equal(t, [2]any{generation.ReasonStop, whole.Answer[7]}, [2]any{run.Last.Reason, run.Last.EndToken})
		require.NotContains(t, run.Answer, whole.Answer[7])
	})
	t.Run("the context", func(t *testing.T) {
		long := request
		long.MaxTokens = 0
		run, _ := generation_answer.GenerationAnswer(t, b, long)
		require.Equal(t, [2]any{generation.ReasonContext, 65 - len(run.Prompt)}, [2]any{run.Last.Reason,
			run.Last.Usage.Generated})
		long.Prompt = strings.Repeat("the river ", 40)
		_, err := start_generation.StartGeneration(b, long, nil)
		require.ErrorIs(t, err, generation.ErrTooLong)
		require.ErrorContains(t, err, "tokens; the context holds 64")
	})
}
