package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/set_contents"
	"rkllmd/tests/engine/template/engine_show_values"
)

func TestSetContents(t *testing.T) {
	call := []engine.ToolCall{{Name: "now", Arguments: "{}"}}
	given := []engine.Message{{Role: "user", Content: "a"}, {Role: "assistant", NoContent: true, ToolCalls: call}}
	set, some := set_contents.SetContents(given)
	require.True(t, some)
	require.Equal(t, []engine.Message{given[0], {Role: "assistant", ToolCalls: call}}, set)
	require.True(t, given[1].NoContent, "the caller's stay as they are")
	again, some := set_contents.SetContents(set)
	require.False(t, some)
	require.Equal(t, set, again)
	const plus = "{% for m in messages %}{{ m.role + m.content }}{% if m.tool_calls %}!{% endif %}{% endfor %}"
	text, err := engine_show_values.EngineShowValues(t, plus, engine.Chat{Messages: given})
	require.NoError(t, err)
	require.Equal(t, "useraassistant!", text)
	chat := engine.Chat{Messages: given}
	text, err = engine_show_values.EngineShowValues(t, "{{ messages[1].content is none }}", chat)
	require.NoError(t, err)
	require.Equal(t, "True", text, "a template that can be run without one is told that there is none")
	thoughts := []engine.Message{{Role: "assistant", NoContent: true, Reasoning: "hm"}}
	_, some = set_contents.SetContents(thoughts)
	require.False(t, some, "these have the content \"\" already")
}
