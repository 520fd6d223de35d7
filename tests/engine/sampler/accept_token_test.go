package sampler_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestAcceptToken(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{1, 300}, engine.OutputLast))
	s, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: 1, RepeatPenalty: 100}, 64)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(s)

	first, err := sample_token.SampleToken(s, c, 1)
	require.NoError(t, err)
	second, err := sample_token.SampleToken(s, c, 1)
	require.NoError(t, err)
	require.NotEqual(t, first, second, "a sampled token is counted by itself")

	fresh, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: 1, RepeatPenalty: 100}, 64)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(fresh)
	accept_token.AcceptToken(fresh, first)
	third, err := sample_token.SampleToken(fresh, c, 1)
	require.NoError(t, err)
	require.Equal(t, second, third, "a token of the prompt counts as one that was sampled")

	accept_token.AcceptToken(fresh, first)
	accept_token.AcceptToken(fresh, 7)
	counted := []int32{first, third, 7}
	slices.Sort(counted)
	require.Equal(t, counted, fresh.Counted, "each once, ascending")
}
