package inspect_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/inspect"
	"rkllmd/engine/inspect/format_template"
)

func TestFormatTemplate(t *testing.T) {
	for _, test := range []struct {
		d            inspect.Description
		size, writes string
	}{
		{inspect.Description{}, "none: prompts are given to the model as they are", ""},
		{inspect.Description{TemplateBytes: 5, Abilities: &engine.Abilities{System: true, Tools: true}},
			"5 bytes; --template prints it", "system messages, functions"},
		{inspect.Description{TemplateBytes: 5, TemplateError: "line 1: \x1b[2J"}, "5 bytes; --template prints it",
			`nothing: "line 1: \x1b[2J"`},
	} {
		size, writes := format_template.FormatTemplate(&test.d)
		require.Equal(t, test.size, size)
		require.Equal(t, test.writes, writes, "a terminal is not at the mercy of a file")
	}
}
