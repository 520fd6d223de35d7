package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/truncate_prompt"
)

func TestTruncatePrompt(t *testing.T) {
	p := engine.Prompt{Text: "<a>one<b><a>one <b>", Content: []engine.Span{{From: 3, To: 6}, {From: 12, To: 16}}}
	messages := []engine.Message{{Content: "x"}, {Content: " one "}}
	short, err := truncate_prompt.TruncatePrompt(p, messages)
	require.NoError(t, err)
	require.Equal(t, engine.Prompt{Text: "<a>one<b><a>one",
		Content: []engine.Span{{From: 3, To: 6}, {From: 12, To: 15}}}, short)
	p = engine.Prompt{Text: "<end>the end<end>", Content: []engine.Span{{From: 5, To: 9}, {From: 9, To: 12}}}
	short, err = truncate_prompt.TruncatePrompt(p, []engine.Message{{Content: "end"}})
	require.NoError(t, err)
	require.Equal(t, "<end>the end", short.Text, "the template's own words are not the message's")
	short, err = truncate_prompt.TruncatePrompt(p, []engine.Message{{Content: "the end"}})
	require.NoError(t, err)
	require.Equal(t, "<end>the end", short.Text, "content in two parts")
	p.Content = nil
	for want, messages := range map[string][]engine.Message{
		"continue_final_message: the last message has no content to go on with":     {{Content: " "}},
		"continue_final_message: the chat template does not write the last message": {{Content: "end"}},
	} {
		_, err = truncate_prompt.TruncatePrompt(p, messages)
		require.ErrorContains(t, err, want)
	}
	_, err = truncate_prompt.TruncatePrompt(p, nil)
	require.Error(t, err)
}
