package sampler_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_bound"
	"rkllmd/tests/engine/sampler/steer_until"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestSampleBound(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	s, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: 1, RepeatPenalty: 1}, 64)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(s)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{300}, engine.OutputAll))

	held, err := create_grammar.CreateGrammar(m, `root ::= "0" [1] "2"`, nil)
	require.NoError(t, err)
	told := 0
	task := &engine.Task{Sampler: s, Constraint: held, Steer: steer_until.SteerUntil(77, 2, &told)}
	for range 2 {
		token, err := sample_bound.SampleBound(c, task, 0)
		require.NoError(t, err)
		require.EqualValues(t, 77, token, "Steer decides")
		require.False(t, task.Bound, "the grammar has not begun")
	}
	answer := ""
	for range 3 {
		token, err := sample_bound.SampleBound(c, task, 0)
		require.NoError(t, err)
		answer += string(detokenize_token.DetokenizeToken(m, token, false))
	}
	require.Equal(t, "012", answer)
	require.Equal(t, 3, told, "it is not asked once the grammar has begun")
	require.True(t, task.Bound)
}
