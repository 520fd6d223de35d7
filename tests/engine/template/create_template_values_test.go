package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/tests/engine/template/engine_show_values"
)

func TestCreateTemplateValues(t *testing.T) {
	const all = "{{ messages }}|{{ tools }}|{{ documents }}|{{ add_generation_prompt }}|{{ enable_thinking }}|" +
		"{{ bos_token }}{{ eos_token }}|{{ more }}"
	text, err := engine_show_values.EngineShowValues(t, all, engine.Chat{
		Messages: []engine.Message{{Role: "user", Content: "x"}}, Tools: ` [{"b":1,"a":2}] `, AddAssistant: true,
		BOS: "<s>", EOS: "</s>", Documents: `["d"]`, Arguments: `{"more": 1.0}`})
	require.NoError(t, err)
	require.Equal(t, "[{'role': 'user', 'content': 'x'}]|[{'b': 1, 'a': 2}]|['d']|True|False|<s></s>|1.0", text)
	text, err = engine_show_values.EngineShowValues(t, all, engine.Chat{EnableThinking: true})
	require.NoError(t, err)
	require.Equal(t, "[]|None|None|False|True||", text)
	text, err = engine_show_values.EngineShowValues(t, "{{ enable_thinking }} {{ thinking }}", engine.Chat{
		Arguments: `{"enable_thinking": true}`})
	require.NoError(t, err)
	require.Equal(t, "True False", text, "who says it himself is believed")
	for want, chat := range map[string]engine.Chat{
		"tools is no JSON text: ":                              {Tools: "[] x"},
		"documents is no JSON text: ":                          {Documents: "{"},
		"template_arguments is no JSON text: ":                 {Arguments: "{"},
		`template_arguments is "[]"; it must be a JSON object`: {Arguments: "[]"},
		"messages[1]: arguments is no JSON text: ": {Messages: []engine.Message{{}, {
			ToolCalls: []engine.ToolCall{{Arguments: "x"}}}}},
	} {
		_, err = engine_show_values.EngineShowValues(t, "", chat)
		require.ErrorContains(t, err, want)
	}
}
