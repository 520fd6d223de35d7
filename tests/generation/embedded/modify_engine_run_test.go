package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/steering/modify_generation"
	"rkllmd/tests/generation/embedded/generation_hold"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_engine"
)

func TestModifyEngineRun(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{})
	seed := uint64(3)
	hot := engine.Sampling{TopP: 1, Temperature: 5, RepeatPenalty: 1}
	request := generation.Request{Prompt: "river", MaxTokens: 14, Seed: &seed, Sampling: hot, Raw: true}
	whole, _ := generation_answer.GenerationAnswer(t, b, request)
	run, gate := generation_hold.GenerationHold(t, b, request, 6)
	greedy := hot
	greedy.Temperature = 0
	require.NoError(t, modify_generation.ModifyGeneration(run, greedy))
	close(gate.Go)
	<-run.Done
	require.Equal(t, whole.Answer[:6], run.Answer[:6])
	require.NotEqual(t, whole.Answer, run.Answer)
	rest, _ := generation_answer.GenerationAnswer(t, b, generation.Request{Tokens: append(run.Prompt,
		run.Answer[:6]...), MaxTokens: 8, Sampling: greedy})
	require.Equal(t, rest.Answer, run.Answer[6:], "from the next token on the likeliest")
}
