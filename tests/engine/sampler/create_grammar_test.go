package sampler_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_within"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCreateGrammar(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	s, err := create_sampler.CreateSampler(m, engine.Sampling{TopK: 1, RepeatPenalty: 1}, 64)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(s)
	g, err := create_grammar.CreateGrammar(m, `root ::= "yes, é" "!"{3}`, nil)
	require.NoError(t, err)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{300}, engine.OutputAll))
	var answer strings.Builder
	for {
		token, err := sample_within.SampleWithin(s, g, c, 0)
		require.NoError(t, err)
		if is_end_of_generation.IsEndOfGeneration(m, token) {
			break
		}
		answer.Write(detokenize_token.DetokenizeToken(m, token, false))
		accept_within.AcceptWithin(g, token)
	}
	require.Equal(t, "yes, é!!!", answer.String())

	_, err = create_grammar.CreateGrammar(m, "root ::= missing", nil)
	require.ErrorContains(t, err, "there is no rule missing")
}
