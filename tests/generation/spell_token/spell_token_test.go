package spell_token_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/tokenize_text"
	"rkllmd/generation/spell_token"
	"rkllmd/tests/support/engine_load_model"
	"rkllmd/tests/support/generation_mark_model"
)

func TestSpellToken(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	tokens, err := tokenize_text.TokenizeText(m, "zürich", false, false)
	require.NoError(t, err)
	text := ""
	for _, token := range tokens {
		text += string(spell_token.SpellToken(m, token))
	}
	require.Equal(t, "zürich", text)
	require.Empty(t, spell_token.SpellToken(m, m.EOS))
	require.Empty(t, spell_token.SpellToken(m, -1))

	marks, begin, end := generation_mark_model.GenerationMarkModel(t)
	require.Equal(t, "<seed:think>", string(spell_token.SpellToken(marks, begin)), "a special token that is a mark")
	require.Equal(t, "</seed:think>", string(spell_token.SpellToken(marks, end)))
	require.Empty(t, spell_token.SpellToken(marks, marks.EOS))
}
