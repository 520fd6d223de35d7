package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/detect_abilities"
	"rkllmd/engine/template/write_for_model"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/models/chat_template"
)

func TestDetectAbilities(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	for _, test := range []struct {
		template, form string
		want           engine.Abilities
	}{
		{chat_template.ChatTemplate("chatml"), "", engine.Abilities{System: true, Turns: true}},
		{"x", "chatml", engine.Abilities{System: true, Turns: true}},
		{chat_template.ChatTemplate("qwen3"), "", engine.Abilities{System: true, Turns: true, Tools: true,
			Thinking: true}},
		{"{{ tools }}{% for m in messages %}{{ m.content }}{% for call in m.tool_calls %}{{ call.function.name }}" +
			"{% endfor %}{% endfor %}", "", engine.Abilities{System: true, Turns: true, Tools: true,
			ParallelCalls: true}},
		{chat_template.ChatTemplate("gemma"), "", engine.Abilities{Turns: true}},
		{"{{ raise_exception('ask me nothing') }}", "", engine.Abilities{}},
	} {
		m.Facts.ChatTemplate, m.Form = test.template, test.form
		got, err := detect_abilities.DetectAbilities(write_for_model.WriteForModel(m))
		require.NoError(t, err)
		require.Equal(t, test.want, got, test.template)
	}
	m.Form = ""
	for bad, reason := range map[string]string{
		"{% nothing %}": "line 1, column 4", "{{ messages[0].content": "line 1",
		"{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}": "the chat template cannot write this: line 1",
	} {
		m.Facts.ChatTemplate = bad
		_, err := detect_abilities.DetectAbilities(write_for_model.WriteForModel(m))
		require.ErrorContains(t, err, reason)
	}
}
