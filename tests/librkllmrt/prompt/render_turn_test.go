package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/render_turn"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestRenderTurn(t *testing.T) {
	m := rt_handle.RtHandle(t, "llama").Model
	template := &librkllmrt.Template{System: "the old house.", Prefix: " you:", Postfix: " world:"}
	tokens, system, err := render_turn.RenderTurn(m, template, " what time", true)
	require.NoError(t, err)
	whole, err := tokenize_text.TokenizeText(m, "the old house. you: what time world:", true, true)
	require.NoError(t, err)
	require.Equal(t, whole, tokens)
	alone, err := tokenize_text.TokenizeText(m, template.System, true, true)
	require.NoError(t, err)
	require.Equal(t, len(alone), system)

	tokens, system, err = render_turn.RenderTurn(m, template, " what time", false)
	require.NoError(t, err)
	later, err := tokenize_text.TokenizeText(m, " you: what time world:", false, true)
	require.NoError(t, err)
	require.Equal(t, later, tokens)
	require.Zero(t, system)

	tokens, system, err = render_turn.RenderTurn(m, &librkllmrt.Template{}, "what time", true)
	require.NoError(t, err)
	raw, err := tokenize_text.TokenizeText(m, "what time", true, true)
	require.NoError(t, err)
	require.Equal(t, raw, tokens)
	require.Zero(t, system)
}
