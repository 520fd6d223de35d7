package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/library/write_for_library"
	"rkllmd/jinja/parse_template"
)

func TestWriteForLibrary(t *testing.T) {
	parsed, err := parse_template.ParseTemplate("{% for m in messages %}{{ m.content }}|{% endfor %}" +
		"{% if enable_thinking %}<think>\n{% endif %}")
	require.NoError(t, err)
	write := write_for_library.WriteForLibrary(&engine.ParsedTemplate{Template: parsed})
	talk := []engine.Message{{Role: "system", Content: "calm"}, {Role: "user", Content: "hello"}}
	for _, one := range []struct {
		request    generation.Request
		text, mark string
	}{
		{generation.Request{Messages: talk}, "calm|hello|", ""},
		{generation.Request{Messages: talk, Thinking: true}, "calm|hello|<think>\n", "</think>"},
		{generation.Request{Prompt: "hello", Thinking: true}, "hello|<think>\n", "</think>"},
		{generation.Request{Prompt: "a <think>", Raw: true}, "a <think>", ""},
	} {
		text, mark, err := write(&one.request)
		require.NoError(t, err)
		require.Equal(t, []string{one.text, one.mark}, []string{text, mark})
	}
	_, _, err = write(&generation.Request{Messages: talk, Tools: `[{"type": "function", "function": {"name": "f"}}]`})
	require.ErrorIs(t, err, generation.ErrNotSupported)
	silent, err := parse_template.ParseTemplate("{# nothing #}")
	require.NoError(t, err)
	_, _, err = write_for_library.WriteForLibrary(&engine.ParsedTemplate{Template: silent})(&generation.Request{
		Messages: talk})
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.EqualError(t, err, "the chat template writes nothing of this")
}
