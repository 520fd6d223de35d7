package sampler_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestAcceptWithin(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	held, err := create_grammar.CreateGrammar(m, `root ::= "12"`, nil)
	require.NoError(t, err)
	tokens, err := tokenize_text.TokenizeText(m, "12", false, false)
	require.NoError(t, err)
	for _, token := range tokens {
		require.True(t, is_fitting.IsFitting(held, token))
		accept_within.AcceptWithin(held, token)
		require.False(t, is_fitting.IsFitting(held, token))
	}
	require.True(t, is_fitting.IsFitting(held, m.EOS))
	accept_within.AcceptWithin(held, m.EOS)
	require.True(t, is_fitting.IsFitting(held, m.EOS), "the end of the answer changes nothing")
}
