package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/get_abilities"
	"rkllmd/tests/support/models/chat_template"
)

func TestGetAbilities(t *testing.T) {
	m := &engine.Model{BOS: -1, EOS: -1}
	m.Facts.ChatTemplate = chat_template.ChatTemplate("gemma")
	got, err := get_abilities.GetAbilities(m)
	require.NoError(t, err)
	require.Equal(t, engine.Abilities{Turns: true}, got)
	kept := m.Abilities.Load()
	_, err = get_abilities.GetAbilities(m)
	require.NoError(t, err)
	require.Same(t, kept, m.Abilities.Load(), "it is found out once")
	m.Form = "chatml"
	got, err = get_abilities.GetAbilities(m)
	require.NoError(t, err)
	require.Equal(t, engine.Abilities{System: true, Turns: true}, got)
	m.Form, m.Facts.ChatTemplate = "", "{% nothing %}"
	for range 2 {
		got, err = get_abilities.GetAbilities(m)
		require.ErrorContains(t, err, "line 1, column 4")
		require.Zero(t, got)
	}
}
