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
			text, err := apply_chat_template.ApplyChatTemplate(good.template, good.messages, good.assistant)
			require.NoError(t, err)
			require.Equal(t, good.want, text)
		})
	}
	t.Run("more than the first guess of the length", func(t *testing.T) {
		long := strings.Repeat("word ", 100_000)
		text, err := apply_chat_template.ApplyChatTemplate("llama3", []engine.Message{{Role: "user", Content: long}},
			true)
		require.NoError(t, err)
		require.Contains(t, text, strings.TrimSpace(long))
		many := make([]engine.Message, 1000)
		text, err = apply_chat_template.ApplyChatTemplate("llama3", many, false)
		require.NoError(t, err)
		require.Equal(t, 1000, strings.Count(text, "<|eot_id|>"))
	})
	t.Run("a NUL character is refused", func(t *testing.T) {
		_, err := apply_chat_template.ApplyChatTemplate("", []engine.Message{{Role: "user", Content: "a\x00b"}}, true)
		require.EqualError(t, err, "a message of the conversation holds a NUL character; take it out")
	})
}
