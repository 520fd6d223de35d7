package template_test

import (
	"testing"

	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/create_template_values"
)

func TestCreateTemplateValues(t *testing.T) {
	values, err := create_template_values.CreateTemplateValues(engine.Chat{
		Messages: []engine.Message{{Role: "user", Content: "x"}}, Tools: ` [{"b":1,"a":2}] `, AddAssistant: true,
		BOS: "<s>", EOS: "</s>",
	})
	require.NoError(t, err)
	for name, want := range map[string]string{
		"messages": "[{'role': 'user', 'content': 'x'}]", "tools": "[{'b': 1, 'a': 2}]",
		"add_generation_prompt": "True",
		"enable_thinking":       "False", "bos_token": "<s>", "eos_token": "</s>",
	} {
		value, there := values.Get(name)
		require.True(t, there)
		require.Equal(t, want, exec.ToValue(value).String())
	}
	values, err = create_template_values.CreateTemplateValues(engine.Chat{})
	require.NoError(t, err)
	require.False(t, values.Has("tools"), "undefined, not empty")
	_, err = create_template_values.CreateTemplateValues(engine.Chat{Tools: "[] x"})
	require.EqualError(t, err, "tools is no JSON text: there is more behind the value, at byte 3")
	_, err = create_template_values.CreateTemplateValues(engine.Chat{Tools: "{"})
	require.ErrorContains(t, err, "tools is no JSON text")
}
