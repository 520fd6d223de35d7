package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/keep_turn"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestKeepTurn(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	run, _ := rt_new_run.RtNewRun(t, h, "hello", nil)
	answer, err := tokenize_text.TokenizeText(h.Model, " the world", false, false)
	require.NoError(t, err)
	run.Turns[0].Tokens = append(run.Turns[0].Tokens, answer...)
	run.Turns[0].System, run.Turns[0].EndedBy = 1, 9

	keep_turn.KeepTurn(h, &run.Turns[0])
	require.Equal(t, librkllmrt.Conversation{Tokens: run.Turns[0].Tokens, System: 1}, h.Lanes[0].Conversation,
		"without a template, what was said")

	h.Template = &librkllmrt.Template{Prefix: "you:"}
	keep_turn.KeepTurn(h, &run.Turns[0])
	require.Equal(t, append(run.Turns[0].Tokens, 9), h.Lanes[0].Conversation.Tokens, "with the end of the turn")
	run.Turns[0].EndedBy = -1
	keep_turn.KeepTurn(h, &run.Turns[0])
	require.Equal(t, run.Turns[0].Tokens, h.Lanes[0].Conversation.Tokens, "which was cut short")

	h.Template, run.Turns[0].EndedBy = nil, 9
	run.Turns[0].Messages, run.Turns[0].Text = []engine.Message{{Role: "user", Content: "hello"}},
		"user: hello assistant:"
	keep_turn.KeepTurn(h, &run.Turns[0])
	require.Equal(t, librkllmrt.Conversation{
		Tokens: run.Turns[0].Tokens, System: 1, Text: "user: hello assistant: the world",
		Messages: []engine.Message{run.Turns[0].Messages[0], {Role: "assistant", Content: " the world"}},
	}, h.Lanes[0].Conversation)
}
