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

func TestIsFitting(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	g, err := create_grammar.CreateGrammar(m, `root ::= "x" [0-9]`, nil)
	require.NoError(t, err)
	tokens, err := tokenize_text.TokenizeText(m, "x7", false, false)
	require.NoError(t, err)
	require.Len(t, tokens, 2)
	for _, token := range tokens {
		require.True(t, is_fitting.IsFitting(g, token))
		require.False(t, is_fitting.IsFitting(g, m.EOS))
		accept_within.AcceptWithin(g, token)
		require.False(t, is_fitting.IsFitting(g, token))
	}
	require.True(t, is_fitting.IsFitting(g, m.EOS))

	name := m.Controls["<|im_start|>"].Token
	for _, marks := range [][]string{nil, {"<|im_start|>"}} {
		open, err := create_grammar.CreateGrammar(m, `root ::= .*`, marks)
		require.NoError(t, err)
		require.Equal(t, marks != nil, is_fitting.IsFitting(open, name), "an answer does not show its text")
		require.True(t, is_fitting.IsFitting(open, tokens[0]))
	}
}
