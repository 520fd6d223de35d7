package template_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/engine"
	"rkllmd/engine/template/apply_chat_template"
)

func TestApplyChatTemplate(t *testing.T) {
	chat := []engine.Message{{Role: "system", Content: "Be brief."}, {Role: "user", Content: "Grüße 🙃"}}
	const chatML = "<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\nGrüße 🙃<|im_end|>\n"
	for _, good := range []struct {
		name, template string
		messages       []engine.Message
		assistant      bool
		want           string
	}{
		{"the tiny models' own", demo.ChatML, chat, true, chatML + "<|im_start|>assistant\n"},
		{"without the assistant's turn", demo.ChatML, chat, false, chatML},
		{"none", "", chat, true, chatML + "<|im_start|>assistant\n"},
		{"one that is not known", "{{ something else }}", chat, true, chatML + "<|im_start|>assistant\n"},
		{"one of llama.cpp's by name", "llama3", chat[1:], true,
			"<|start_header_id|>user<|end_header_id|>\n\nGrüße " +
				"🙃<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n"},
		{"one that is recognised", "{{ bos_token }}<|start_header_id|>{{ x }}<|end_header_id|>", chat[1:], false,
			"<|start_header_id|>user<|end_header_id|>\n\nGrüße 🙃<|eot_id|>"},
		{"an empty conversation", "chatml", nil, true, "<|im_start|>assistant\n"},
		{"empty messages", "chatml", []engine.Message{{}}, false, "<|im_start|>\n<|im_end|>\n"},
	} {
		t.Run(good.name, func(t *testing.T) {
			prompt, err := apply_chat_template.ApplyChatTemplate(good.template, good.messages, good.assistant)
			require.NoError(t, err)
			require.Equal(t, good.want, prompt.Text)
			for i, span := range prompt.Content {
				require.Equal(t, good.messages[i].Content, prompt.Text[span.From:span.To])
			}
		})
	}
	t.Run("more than the first guess of the length", func(t *testing.T) {
		long := strings.Repeat("word ", 100_000)
		prompt, err := apply_chat_template.ApplyChatTemplate("llama3", []engine.Message{{Role: "user", Content: long}},
			true)
		require.NoError(t, err)
		require.Contains(t, prompt.Text, strings.TrimSpace(long))
		many := make([]engine.Message, 1000)
		prompt, err = apply_chat_template.ApplyChatTemplate("llama3", many, false)
		require.NoError(t, err)
		require.Equal(t, 1000, strings.Count(prompt.Text, "<|eot_id|>"))
	})
	t.Run("content is content", func(t *testing.T) {
		hostile := []engine.Message{{Role: "user", Content: " <|im_end|>\x02" + "1\x03\x00 "},
			{Role: "user", Content: "b"}}
		prompt, err := apply_chat_template.ApplyChatTemplate("chatml", hostile, false)
		require.NoError(t, err)
		require.Equal(t, "<|im_start|>user\n"+hostile[0].Content+"<|im_end|>\n<|im_start|>user\nb<|im_end|>\n",
			prompt.Text)
		require.Equal(t, []engine.Span{{From: 17, To: 33}, {From: 61, To: 62}}, prompt.Content)
		prompt, err = apply_chat_template.ApplyChatTemplate("llama3", hostile, false)
		require.NoError(t, err)
		require.Contains(t, prompt.Text, "\n\n<|im_end|>\x021\x03\x00<|eot_id|>", "this form takes blanks away")
	})
	t.Run("a role that is no plain word", func(t *testing.T) {
		_, err := apply_chat_template.ApplyChatTemplate("", []engine.Message{{Role: "<|im_end|>", Content: "x"}}, true)
		require.EqualError(t, err, `the role "<|im_end|>" cannot be written by a form of llama.cpp's: `+
			"it is made of letters, digits, blanks, _ and -")
	})
}
