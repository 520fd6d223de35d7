package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation"
	"rkllmd/generation/embedded/choose_thought"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestChooseThought(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	tokens, err := tokenize_text.TokenizeText(m, " the ><", false, true)
	require.NoError(t, err)
	for _, c := range []struct {
		text  generation.TextState
		token int32
		next  string // what is said; "": the grammar begins
	}{
		{generation.TextState{}, tokens[0], ""},
		{generation.TextState{Thoughts: true}, tokens[0], ""},
		{generation.TextState{Mark: "</think>"}, tokens[0], string(detokenize_token.DetokenizeToken(m, tokens[0],
			false))},
		{generation.TextState{Mark: "</think>"}, m.EOS, "<"},
		{generation.TextState{Mark: "</think>", Held: "</think"}, m.EOS, ">"},
		{generation.TextState{Mark: "e>", Held: "e"}, tokens[len(tokens)-2], ">"},
	} {
		run := &generation.Run{Text: c.text}
		token, free := choose_thought.ChooseThought(m, run)(nil, c.token)
		require.Equal(t, c.next != "", free, c)
		if free {
			said := string(detokenize_token.DetokenizeToken(m, token, true))
			require.Equal(t, c.next, said[:len(c.next)], c)
		}
		require.Equal(t, c.text, run.Text, "the run's text is left alone")
	}
}
