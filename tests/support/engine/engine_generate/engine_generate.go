// Package engine_generate generates tokens for a test.
package engine_generate

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/engine/sampler/set_draw"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
)

// EngineGenerate gives the count tokens that follow prompt in a context of its own, chosen as s says.
func EngineGenerate(t testing.TB, m *engine.Model, s engine.Sampling, prompt []int32, count int) []int32 {
	t.Helper()
	c := engine_create_context.EngineCreateContext(t, m, 512, 128)
	sampler, err := create_sampler.CreateSampler(m, s, c.Size)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(sampler)
	for _, token := range prompt {
		accept_token.AcceptToken(sampler, token)
	}
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, prompt, engine.OutputLast))
	for i := range count {
		if m.Exact {
			set_draw.SetDraw(sampler, s.Seed, i)
		}
		token, err := sample_token.SampleToken(sampler, c, c.Rows-1)
		require.NoError(t, err)
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{token}, engine.OutputLast))
	}
	return seq.Tokens[len(prompt):]
}
