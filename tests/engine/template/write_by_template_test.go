package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/write_by_template"
	"rkllmd/jinja/parse_template"
)

func TestWriteByTemplate(t *testing.T) {
	parsed, err := parse_template.ParseTemplate("{% for m in messages %}<{{ m.role }}>{{ m.content }}{% endfor %}" +
		"{% if add_generation_prompt %}<assistant>{% endif %}{% if tools %}{{ raise_exception('no') }}{% endif %}")
	require.NoError(t, err)
	write := write_by_template.WriteByTemplate(parsed)
	chat := engine.Chat{Messages: []engine.Message{{Role: "user", Content: "a"}, {Role: "assistant", Content: "b "}},
		AddAssistant: true}
	prompt, err := write(chat)
	require.NoError(t, err)
	require.Equal(t, "<user>a<assistant>b <assistant>", prompt.Text)
	chat.Continue = true
	prompt, err = write(chat)
	require.NoError(t, err)
	require.Equal(t, "<user>a<assistant>b", prompt.Text)
	chat.Tools = `[{"type": "function", "function": {"name": "f"}}]`
	_, err = write(chat)
	require.ErrorIs(t, err, engine.ErrTemplateRaised)
}
