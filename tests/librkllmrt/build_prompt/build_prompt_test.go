package build_prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/build_prompt"
	"rkllmd/tests/support/chat_template"
	"rkllmd/tests/support/rt_handle"
)

func TestBuildPrompt(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	hello := librkllmrt.Input{Role: "user", Prompt: "hello"}
	t.Run("tokens go in as they are", func(t *testing.T) {
		h.Conversation = librkllmrt.Conversation{Tokens: []int32{4, 5}, System: 1}
		run := &librkllmrt.Run{}
		require.NoError(t, build_prompt.BuildPrompt(h, run, librkllmrt.Input{Type: 1, Tokens: []int32{1, 2}}))
		require.Equal(t, &librkllmrt.Run{Tokens: []int32{1, 2}, Prompt: 2, New: 2}, run)
		run = &librkllmrt.Run{KeepHistory: true}
		require.NoError(t, build_prompt.BuildPrompt(h, run, librkllmrt.Input{Type: 1, Tokens: []int32{1, 2}}))
		require.Equal(t, &librkllmrt.Run{KeepHistory: true, Tokens: []int32{4, 5, 1, 2}, Prompt: 4, New: 2, System: 1}, run)
	})
	t.Run("a template of rkllm_set_chat_template", func(t *testing.T) {
		h.Conversation = librkllmrt.Conversation{}
		h.Template = &librkllmrt.Template{System: "the moon", Prefix: "<|im_start|>", Postfix: "<|im_end|>"}
		run := &librkllmrt.Run{KeepHistory: true}
		require.NoError(t, build_prompt.BuildPrompt(h, run, hello))
		first, err := tokenize_text.TokenizeText(h.Model, "the moon<|im_start|>hello<|im_end|>", true, true)
		require.NoError(t, err)
		require.Equal(t, first, run.Tokens)
		require.Positive(t, run.System)
		h.Conversation = librkllmrt.Conversation{Tokens: run.Tokens, System: run.System}
		later := &librkllmrt.Run{KeepHistory: true}
		require.NoError(t, build_prompt.BuildPrompt(h, later, hello))
		turn, err := tokenize_text.TokenizeText(h.Model, "<|im_start|>hello<|im_end|>", false, true)
		require.NoError(t, err)
		require.Equal(t, append(first, turn...), later.Tokens)
		require.Equal(t, run.System, later.System)
		require.Equal(t, len(turn), later.New)
	})
	t.Run("the model's own template", func(t *testing.T) {
		h.Conversation, h.Template = librkllmrt.Conversation{}, nil
		run := &librkllmrt.Run{KeepHistory: true}
		require.NoError(t, build_prompt.BuildPrompt(h, run, hello))
		require.Equal(t, "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n", run.Text)
		require.Equal(t, []engine.Message{{Role: "user", Content: "hello"}}, run.Messages)
		said, err := tokenize_text.TokenizeText(h.Model, " the world", false, true)
		require.NoError(t, err)
		h.Conversation = librkllmrt.Conversation{Tokens: append(run.Tokens, said...), Text: run.Text + " the world",
			Messages: []engine.Message{run.Messages[0], {Role: "assistant", Content: " the world"}}}
		later := &librkllmrt.Run{KeepHistory: true}
		require.NoError(t, build_prompt.BuildPrompt(h, later, librkllmrt.Input{Role: "tool", Prompt: "yes"}))
		turn, err := tokenize_text.TokenizeText(h.Model, "<|im_end|>\n<|im_start|>tool\nyes<|im_end|>\n<|im_start|>assistant\n", false, true)
		require.NoError(t, err)
		require.Equal(t, append(h.Conversation.Tokens, turn...), later.Tokens)
		require.Equal(t, len(turn), later.New)
		h.Conversation.Text = "something else" // as where the template writes earlier turns anew
		anew := &librkllmrt.Run{KeepHistory: true}
		require.NoError(t, build_prompt.BuildPrompt(h, anew, hello))
		whole, err := tokenize_text.TokenizeText(h.Model, anew.Text, true, true)
		require.NoError(t, err)
		require.Equal(t, whole, anew.Tokens)
		require.Equal(t, len(whole), anew.New)
	})
	t.Run("the results of functions", func(t *testing.T) {
		h.Conversation.Messages, h.Tools.Tools = nil, "[{}]"
		h.Model.Facts.ChatTemplate, hello.Role, hello.Prompt = chat_template.ChatTemplate("qwen3"), "tool", `["a", 1]`
		run := &librkllmrt.Run{}
		require.NoError(t, build_prompt.BuildPrompt(h, run, hello))
		require.Equal(t, []engine.Message{{Role: "tool", Content: "a"}, {Role: "tool", Content: "1"}}, run.Messages)
	})
}
