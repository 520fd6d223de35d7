package sampler_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/tokenize_text"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/is_within"
	"rkllmd/grammar"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestIsWithin(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	held, err := create_grammar.CreateGrammar(m, `root ::= [a-z]*`, nil)
	require.NoError(t, err)
	tokens, err := tokenize_text.TokenizeText(m, "a1", false, false)
	require.NoError(t, err)
	require.Len(t, tokens, 2)
	require.True(t, is_within.IsWithin(held, tokens[0]))
	require.False(t, is_within.IsWithin(held, tokens[1]))
	require.True(t, is_within.IsWithin(held, m.EOS), "the answer may end")
	held.Matcher.Begun = "\xC3"
	require.False(t, is_within.IsWithin(held, m.EOS), "within a character it may not")
	held.Matcher.Begun = ""
	require.False(t, is_within.IsWithin(held, -1))
	require.False(t, is_within.IsWithin(held, int32(m.VocabSize)))

	open, err := create_grammar.CreateGrammar(m, `root ::= .`, nil)
	require.NoError(t, err)
	name := m.Controls["<|im_start|>"].Token
	require.False(t, is_within.IsWithin(open, name))
	open, err = create_grammar.CreateGrammar(m, `root ::= .*`, nil)
	require.NoError(t, err)
	require.True(t, is_within.IsWithin(open, name), "its text fits")
	open.Matcher.Work = grammar.MaxWork
	require.False(t, is_within.IsWithin(open, tokens[1]), "nothing more may be looked at")
}
