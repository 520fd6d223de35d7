package sampler_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/engine/sampler/set_draw"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestSetDraw(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{1, 300, 301}, engine.OutputLast))
	drawn, different := [4][20]int32{}, map[int32]bool{}
	for turn := range 8 {
		seed := turn % 4
		s, err := create_sampler.CreateSampler(m, engine.Sampling{TopP: 1, Temperature: 100, RepeatPenalty: 1}, 64)
		require.NoError(t, err)
		for i := range 20 {
			if turn >= 4 {
				i = 19 - i
			}
			set_draw.SetDraw(s, uint32(seed), i)
			token, err := sample_token.SampleToken(s, c, c.Rows-1)
			require.NoError(t, err)
			require.True(t, turn < 4 || token == drawn[seed][i], "what was drawn before does not count")
			drawn[seed][i], different[token] = token, true
		}
		free_sampler.FreeSampler(s)
	}
	require.Greater(t, len(different), 60, "80 draws of hundreds of tokens that are about as likely")

	for name, sampling := range map[string]engine.Sampling{
		"the likeliest": {TopK: 1, RepeatPenalty: 1},
		"mirostat":      {Temperature: 1, RepeatPenalty: 1, Mirostat: 2, MirostatTau: 5, MirostatEta: 0.1},
	} {
		t.Run(name+" is left alone", func(t *testing.T) {
			s, err := create_sampler.CreateSampler(m, sampling, 64)
			require.NoError(t, err)
			defer free_sampler.FreeSampler(s)
			require.False(t, s.Draws)
			set_draw.SetDraw(s, 1, 2)
			_, err = sample_token.SampleToken(s, c, c.Rows-1)
			require.NoError(t, err)
		})
	}
}
