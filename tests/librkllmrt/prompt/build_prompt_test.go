package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/build_prompt"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/models/chat_template"
)

func TestBuildPrompt(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	lane, hello := &h.Lanes[0], librkllmrt.Input{Role: "user", Prompt: "hello"}
	t.Run("tokens go in as they are", func(t *testing.T) {
		lane.Conversation = librkllmrt.Conversation{Tokens: []int32{4, 5}, System: 1}
		run := &librkllmrt.Run{Turns: []librkllmrt.Turn{{Lane: lane}}}
		require.NoError(t, build_prompt.BuildPrompt(h, run, &run.Turns[0], librkllmrt.Input{Type: 1, Tokens: []int32{1,
			2}}))
		require.Equal(t, librkllmrt.Turn{Lane: lane, Tokens: []int32{1, 2}, Prompt: 2, New: 2}, run.Turns[0])
		run = &librkllmrt.Run{KeepHistory: true, Turns: []librkllmrt.Turn{{Lane: lane}}}
		require.NoError(t, build_prompt.BuildPrompt(h, run, &run.Turns[0], librkllmrt.Input{Type: 1, Tokens: []int32{1,
			2}}))
		require.Equal(t, librkllmrt.Turn{Lane: lane, Tokens: []int32{4, 5, 1, 2}, Prompt: 4, New: 2, System: 1},
			run.Turns[0])
	})
	t.Run("a template of rkllm_set_chat_template", func(t *testing.T) {
		lane.Conversation = librkllmrt.Conversation{}
		h.Template = &librkllmrt.Template{System: "the moon", Prefix: "<|im_start|>", Postfix: "<|im_end|>"}
		run := &librkllmrt.Run{KeepHistory: true, Turns: []librkllmrt.Turn{{Lane: lane}}}
		require.NoError(t, build_prompt.BuildPrompt(h, run, &run.Turns[0], hello))
		first, err := tokenize_text.TokenizeText(h.Model, "the moon<|im_start|>hello<|im_end|>", true, true)
		require.NoError(t, err)
		require.Equal(t, first, run.Turns[0].Tokens)
		require.Positive(t, run.Turns[0].System)
		lane.Conversation = librkllmrt.Conversation{Tokens: run.Turns[0].Tokens, System: run.Turns[0].System}
		later := &librkllmrt.Run{KeepHistory: true, Turns: []librkllmrt.Turn{{Lane: lane}}}
		require.NoError(t, build_prompt.BuildPrompt(h, later, &later.Turns[0], hello))
		turn, err := tokenize_text.TokenizeText(h.Model, "<|im_start|>hello<|im_end|>", false, true)
		require.NoError(t, err)
		require.Equal(t, append(first, turn...), later.Turns[0].Tokens)
		require.Equal(t, run.Turns[0].System, later.Turns[0].System)
		require.Equal(t, len(turn), later.Turns[0].New)
	})
	t.Run("the model's own template", func(t *testing.T) {
		lane.Conversation, h.Template = librkllmrt.Conversation{}, nil
		run := &librkllmrt.Run{KeepHistory: true, Turns: []librkllmrt.Turn{{Lane: lane}}}
		require.NoError(t, build_prompt.BuildPrompt(h, run, &run.Turns[0], hello))
		require.Equal(t, "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n", run.Turns[0].Text)
		require.Equal(t, []engine.Message{{Role: "user", Content: "hello"}}, run.Turns[0].Messages)
		said, err := tokenize_text.TokenizeText(h.Model, " the world", false, true)
		require.NoError(t, err)
		lane.Conversation = librkllmrt.Conversation{Tokens: append(run.Turns[0].Tokens, said...),
			Text:     run.Turns[0].Text + " the world",
			Messages: []engine.Message{run.Turns[0].Messages[0], {Role: "assistant", Content: " the world"}}}
		later := &librkllmrt.Run{KeepHistory: true, Turns: []librkllmrt.Turn{{Lane: lane}}}
		require.NoError(t, build_prompt.BuildPrompt(h, later, &later.Turns[0], librkllmrt.Input{Role: "tool",
			Prompt: "yes"}))
		turn, err := tokenize_text.TokenizeText(h.Model,
			"<|im_end|>\n<|im_start|>tool\nyes<|im_end|>\n<|im_start|>assistant\n", false, true)
		require.NoError(t, err)
		require.Equal(t, append(lane.Conversation.Tokens, turn...), later.Turns[0].Tokens)
		require.Equal(t, len(turn), later.Turns[0].New)
		lane.Conversation.Text = "something else" // as where the template writes earlier turns anew
		anew := &librkllmrt.Run{KeepHistory: true, Turns: []librkllmrt.Turn{{Lane: lane}}}
		require.NoError(t, build_prompt.BuildPrompt(h, anew, &anew.Turns[0], hello))
		whole, err := tokenize_text.TokenizeText(h.Model, anew.Turns[0].Text, true, true)
		require.NoError(t, err)
		require.Equal(t, whole, anew.Turns[0].Tokens)
		require.Equal(t, len(whole), anew.Turns[0].New)
	})
	t.Run("the results of functions", func(t *testing.T) {
		lane.Conversation.Messages, h.Tools.Tools = nil, "[{}]"
		h.Model.Facts.ChatTemplate, hello.Role, hello.Prompt = chat_template.ChatTemplate("qwen3"), "tool", `["a", 1]`
		run := &librkllmrt.Run{Turns: []librkllmrt.Turn{{Lane: lane}}}
		require.NoError(t, build_prompt.BuildPrompt(h, run, &run.Turns[0], hello))
		require.Equal(t, []engine.Message{{Role: "tool", Content: "a"}, {Role: "tool", Content: "1"}},
			run.Turns[0].Messages)
	})
}
