package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/library/set_template"
	"rkllmd/jinja/parse_template"
	"rkllmd/tests/support/models/chat_template"
)

func TestSetTemplate(t *testing.T) {
	for _, one := range []struct {
		source, calls string
		tools         bool
		err           string
	}{
		{chat_template.ChatTemplate("qwen3"), "hermes", true, ""},
		{chat_template.ChatTemplate("chatml"), "", false, ""},
		{"{{ messages[0].nothing.at.all() }}", "", false, "the chat template cannot write this"},
	} {
		parsed, err := parse_template.ParseTemplate(one.source)
		require.NoError(t, err)
		b := &generation.Backend{}
		set_template.SetTemplate(b, &engine.ParsedTemplate{Source: one.source, Template: parsed})
		require.True(t, b.Capabilities.Messages)
		require.NotNil(t, b.Write)
		require.Equal(t, one.calls, b.Model.Calls)
		if one.err != "" {
			require.Contains(t, b.Model.TemplateError, one.err)
			require.Nil(t, b.Model.Abilities)
			continue
		}
		require.Equal(t, one.tools, b.Model.Abilities.Tools)
	}
}
