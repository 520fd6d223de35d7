package template_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/template/write_chat"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/models/chat_template"
)

func TestWriteChat(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	chat := engine.Chat{Messages: []engine.Message{{Role: "user", Content: "hello"}}, AddAssistant: true,
		EnableThinking: true, Now: time.Now()}
	const chatML = "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n"
	m.Facts.ChatTemplate = chat_template.ChatTemplate("qwen3")
	prompt, err := write_chat.WriteChat(m, chat)
	require.NoError(t, err)
	require.Equal(t, chatML, prompt.Text)
	chat.EnableThinking, chat.Tools = false, `[{"a":1}]`
	prompt, err = write_chat.WriteChat(m, chat)
	require.NoError(t, err)
	require.Contains(t, prompt.Text, "<tools>\n{\"a\": 1}\n</tools>")
	require.Contains(t, prompt.Text, chatML+"<think>\n\n</think>\n\n")

	m.Facts.ChatTemplate = "{{ bos_token }}{{ messages[0].content }}{{ eos_token }}{{ raise_exception('no') if " +
		"messages[1] }}"
	prompt, err = write_chat.WriteChat(m, chat)
	require.NoError(t, err)
	require.Equal(t, "hello<|im_end|>", prompt.Text, "the model has no BOS")
	chat.Messages = append(chat.Messages, chat.Messages[0])
	_, err = write_chat.WriteChat(m, chat)
	require.EqualError(t, err, "the chat template cannot write this: it says: no")
	require.ErrorIs(t, err, engine.ErrTemplateRaised)

	chat.Messages, m.Form = chat.Messages[:1], "chatml"
	prompt, err = write_chat.WriteChat(m, chat)
	require.NoError(t, err)
	require.Equal(t, chatML, prompt.Text, "llama.cpp's form")
	chat.AddAssistant = false
	prompt, err = write_chat.WriteChat(m, chat)
	require.NoError(t, err)
	require.Equal(t, "<|im_start|>user\nhello<|im_end|>\n", prompt.Text)

	llama := engine_load_model.EngineLoadModel(t, "llama")
	llama.Facts.ChatTemplate = "{{ bos_token }}{{ messages[0].content }}{{ bos_token }}"
	prompt, err = write_chat.WriteChat(llama, chat)
	require.NoError(t, err)
	require.Equal(t, "hello<s>", prompt.Text, "the tokenizer puts the first BOS")

	own := chat
	own.Messages = []engine.Message{{Role: "user", Content: "<s>hello"}}
	llama.Facts.ChatTemplate = "{{ messages[0].content }}"
	prompt, err = write_chat.WriteChat(llama, own)
	require.NoError(t, err)
	require.Equal(t, "<s>hello", prompt.Text, "what somebody has written is no BOS")

	m.Form, m.Facts.ChatTemplate = "", "{% nothing %}"
	_, err = write_chat.WriteChat(m, chat)
	require.ErrorContains(t, err, "the chat template is not supported: line 1, column 4")

	m.Facts.ChatTemplate = chat_template.ChatTemplate("chatml")
	chat = engine.Chat{Messages: []engine.Message{{Role: "user", Content: "count"}, {Role: "assistant",
		Content: " one, two "}}, AddAssistant: true, Continue: true}
	prompt, err = write_chat.WriteChat(m, chat)
	require.NoError(t, err)
	require.Equal(t, "<|im_start|>user\ncount<|im_end|>\n<|im_start|>assistant\n one, two", prompt.Text)
}
