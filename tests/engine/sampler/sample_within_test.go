package sampler_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/engine/sampler/sample_within"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestSampleWithin(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	s, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: 1, RepeatPenalty: 1}, 64)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(s)
	_, err = sample_within.SampleWithin(s, nil, c, 0)
	require.EqualError(t, err, "row 0 cannot be read: nothing has been decoded")

	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{300, 301, 302}, engine.OutputAll))
	for row := range 3 {
		free, err := sample_within.SampleWithin(s, nil, c, row)
		require.NoError(t, err)
		likeliest, err := sample_token.SampleToken(s, c, row)
		require.NoError(t, err)
		require.Equal(t, likeliest, free, "without a grammar it is sample_token's")
	}
	g, err := create_grammar.CreateGrammar(m, `root ::= [0-9] "x"`, nil)
	require.NoError(t, err)
	first, err := sample_within.SampleWithin(s, g, c, 2)
	require.NoError(t, err)
	again, err := sample_within.SampleWithin(s, g, c, 2)
	require.NoError(t, err)
	require.Equal(t, first, again, "nothing was counted")

	logits, err := read_logits.ReadLogits(c, 2)
	require.NoError(t, err)
	logits[7] = float32(math.Inf(-1)) // never chosen: allowed
	_, err = sample_within.SampleWithin(s, g, c, 2)
	require.NoError(t, err)
	for i := range logits {
		logits[i] = float32(math.Inf(-1))
	}
	_, err = sample_within.SampleWithin(s, g, c, 2)
	require.ErrorContains(t, err, "no token of the model fits the grammar of the answer here")
	_, err = sample_within.SampleWithin(s, nil, c, 2)
	require.ErrorContains(t, err, "the model's logits are not numbers", "none can be chosen, and there is no grammar")
	logits[5] = float32(math.NaN())
	_, err = sample_within.SampleWithin(s, g, c, 2)
	require.ErrorContains(t, err, "the model's logits are not numbers")
}
