package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/write_conversation"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/models/chat_template"
)

func TestWriteConversation(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	hello := []engine.Message{{Role: "user", Content: "hello"}}
	const chatML = "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n"
	prompt, err := write_conversation.WriteConversation(h, librkllmrt.FunctionTools{}, hello, true)
	require.NoError(t, err)
	require.Equal(t, chatML, prompt.Text)

	h.Model.Facts.ChatTemplate = chat_template.ChatTemplate("qwen3")
	prompt, err = write_conversation.WriteConversation(h, librkllmrt.FunctionTools{System: "Calm."}, hello, true)
	require.NoError(t, err)
	require.Equal(t, "<|im_start|>system\nCalm.<|im_end|>\n"+chatML, prompt.Text)
	prompt, err = write_conversation.WriteConversation(h, librkllmrt.FunctionTools{Tools: `[{"a":1}]`}, hello, false)
	require.NoError(t, err)
	require.Contains(t, prompt.Text, "<tools>\n{\"a\": 1}\n</tools>")
	require.Contains(t, prompt.Text, chatML+"<think>\n\n</think>\n\n")

	h.Model.Facts.ChatTemplate = "{{ bos_token }}{{ messages[0].content }}{{ eos_token }}{{ " +
		"raise_exception('no') if messages[1] }}"
	prompt, err = write_conversation.WriteConversation(h, librkllmrt.FunctionTools{}, hello, true)
	require.NoError(t, err)
	require.Equal(t, "hello<|im_end|>", prompt.Text)
	_, err = write_conversation.WriteConversation(h, librkllmrt.FunctionTools{System: "Calm."}, hello, true)
	require.EqualError(t, err, "the chat template cannot write this: it says: no")

	h.Model.Form = "chatml"
	prompt, err = write_conversation.WriteConversation(h, librkllmrt.FunctionTools{}, hello, true)
	require.NoError(t, err)
	require.Equal(t, chatML, prompt.Text, "llama.cpp's form")

	llama := rt_handle.RtHandle(t, "llama")
	llama.Model.Facts.ChatTemplate = "{{ bos_token }}{{ messages[0].content }}{{ bos_token }}"
	prompt, err = write_conversation.WriteConversation(llama, librkllmrt.FunctionTools{}, hello, true)
	require.NoError(t, err)
	require.Equal(t, "hello<s>", prompt.Text, "the tokenizer puts the first BOS")
}
