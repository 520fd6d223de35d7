package template_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/render_template"
	"rkllmd/jinja/parse_template"
	"rkllmd/tests/support/models/chat_template"
)

// Whatever stands in a template and in messages: an error or a text, never the end of the process.
func FuzzRenderTemplate(f *testing.F) {
	for _, family := range []string{"chatml", "llama3", "gemma", "qwen3", "deepseek"} {
		f.Add(chat_template.ChatTemplate(family), "user", "hello", `[{"type":"function","function":{"name":"now"}}]`)
	}
	f.Add("{% set n = namespace(x=1) %}{% for i in range(3) %}{% set n.x = [n.x, n] %}{% endfor %}{{ n.x[-1]|tojson }}",
		"tool", "", "[1e99]")
	f.Add("{% macro a(x, *y, **z) %}{{ x }}{{ caller() }}{% endmacro %}{{ a(1, 2, b=3) ~ loop.cycle(1) }}{% raw "+
		"%}{{{% endraw %}", "", "x", "{}")
	f.Add("{{ messages|map(attribute='role')|join(', ')|indent(4)|title }}{{ 7 % 0 }}{{ -x }}{{ 'a'[5:1:-1] }}", "user",
		"é", "null")
	f.Add("{{'''|indent(@)|title "+strings.Repeat("\xdf", 2000), "user", "", "null")
	f.Add("{{ tools }}", "user", "", "1"+strings.Repeat("0", 2000)+".5")
	f.Fuzz(func(t *testing.T, template, role, content, tools string) {
		chat := engine.Chat{Messages: []engine.Message{{Role: role, Content: content}, {Role: "assistant",
			Content: content}}, Tools: tools, AddAssistant: true}
		parsed, err := parse_template.ParseTemplate(template)
		if err != nil {
			return
		}
		prompt, err := render_template.RenderTemplate(parsed, chat)
		if err != nil {
			require.Empty(t, prompt)
		}
		for i, span := range prompt.Content {
			require.Less(t, span.From, span.To)
			require.LessOrEqual(t, span.To, len(prompt.Text))
			require.True(t, i == 0 || prompt.Content[i-1].To < span.From)
		}
	})
}
