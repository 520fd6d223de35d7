package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/tests/librkllmrt/prompt/rt_prompt"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/models/chat_template"
)

func TestBuildPrompt(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	lane, hello := &h.Lanes[0], librkllmrt.Input{Role: "user", Prompt: "hello"}
	t.Run("tokens go in as they are", func(t *testing.T) {
		lane.Conversation = librkllmrt.Conversation{Tokens: []int32{4, 5}, System: 1}
		tokens := librkllmrt.Input{Type: 1, Tokens: []int32{1, 2}}
		require.Equal(t, librkllmrt.Turn{Lane: lane, Tokens: []int32{1, 2}, Prompt: 2, New: 2},
			rt_prompt.RtPrompt(t, h, false, tokens))
		require.Equal(t, librkllmrt.Turn{Lane: lane, Tokens: []int32{4, 5, 1, 2}, Prompt: 4, New: 2, System: 1},
			rt_prompt.RtPrompt(t, h, true, tokens))
	})
	t.Run("a template of rkllm_set_chat_template", func(t *testing.T) {
		lane.Conversation = librkllmrt.Conversation{}
		h.Template = &librkllmrt.Template{System: "the moon", Prefix: "<|im_start|>", Postfix: "<|im_end|>"}
		made := rt_prompt.RtPrompt(t, h, true, hello)
		first, err := tokenize_text.TokenizeText(h.Model, "the moon<|im_start|>hello<|im_end|>", true, true)
		require.NoError(t, err)
		require.Equal(t, first, made.Tokens)
		require.Positive(t, made.System)
		lane.Conversation = librkllmrt.Conversation{Tokens: made.Tokens, System: made.System}
		later := rt_prompt.RtPrompt(t, h, true, hello)
		turn, err := tokenize_text.TokenizeText(h.Model, "<|im_start|>hello<|im_end|>", false, true)
		require.NoError(t, err)
		require.Equal(t, append(first, turn...), later.Tokens)
		require.Equal(t, made.System, later.System)
		require.Equal(t, len(turn), later.New)
	})
	t.Run("the model's own template", func(t *testing.T) {
		lane.Conversation, h.Template = librkllmrt.Conversation{}, nil
		made := rt_prompt.RtPrompt(t, h, true, hello)
		require.Equal(t, "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n", made.Text)
		require.Equal(t, []engine.Message{{Role: "user", Content: "hello"}}, made.Messages)
		said, err := tokenize_text.TokenizeText(h.Model, " the world", false, true)
		require.NoError(t, err)
		lane.Conversation = librkllmrt.Conversation{Tokens: append(made.Tokens, said...),
			Text:     made.Text + " the world",
			Messages: []engine.Message{made.Messages[0], {Role: "assistant", Content: " the world"}}}
		later := rt_prompt.RtPrompt(t, h, true, librkllmrt.Input{Role: "tool", Prompt: "yes"})
		turn, err := tokenize_text.TokenizeText(h.Model,
			"<|im_end|>\n<|im_start|>tool\nyes<|im_end|>\n<|im_start|>assistant\n", false, true)
		require.NoError(t, err)
		require.Equal(t, append(lane.Conversation.Tokens, turn...), later.Tokens)
		require.Equal(t, len(turn), later.New)
		lane.Conversation.Text = "something else" // as where the template writes earlier turns anew
		anew := rt_prompt.RtPrompt(t, h, true, hello)
		whole, err := tokenize_text.TokenizeText(h.Model, anew.Text, true, true)
		require.NoError(t, err)
		require.Equal(t, whole, anew.Tokens)
		require.Equal(t, len(whole), anew.New)
	})
	t.Run("the results of functions", func(t *testing.T) {
		lane.Conversation.Messages, h.Tools.Tools = nil, "[{}]"
		h.Model.Facts.ChatTemplate, hello.Role, hello.Prompt = chat_template.ChatTemplate("qwen3"), "tool", `["a", 1]`
		made := rt_prompt.RtPrompt(t, h, false, hello)
		require.Equal(t, []engine.Message{{Role: "tool", Content: "a"}, {Role: "tool", Content: "1"}},
			made.Messages)
	})
}
