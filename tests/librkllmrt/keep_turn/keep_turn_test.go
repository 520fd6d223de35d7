package keep_turn_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/tokenize_text"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/keep_turn"
	"rkllmd/tests/support/rt_handle"
	"rkllmd/tests/support/rt_new_run"
)

func TestKeepTurn(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	run, _ := rt_new_run.RtNewRun(t, h, "hello", nil)
	answer, err := tokenize_text.TokenizeText(h.Model, " the world", false, false)
	require.NoError(t, err)
	run.Tokens = append(run.Tokens, answer...)
	run.System, run.EndedBy = 1, 9

	keep_turn.KeepTurn(h, run)
	require.Equal(t, librkllmrt.Conversation{Tokens: run.Tokens, System: 1}, h.Conversation, "without a template, what was said")

	h.Template = &librkllmrt.Template{Prefix: "you:"}
	keep_turn.KeepTurn(h, run)
	require.Equal(t, append(run.Tokens, 9), h.Conversation.Tokens, "with the end of the turn")
	run.EndedBy = -1
	keep_turn.KeepTurn(h, run)
	require.Equal(t, run.Tokens, h.Conversation.Tokens, "which was cut short")

	h.Template, run.EndedBy = nil, 9
	run.Messages, run.Text = []engine.Message{{Role: "user", Content: "hello"}}, "user: hello assistant:"
	keep_turn.KeepTurn(h, run)
	require.Equal(t, librkllmrt.Conversation{
		Tokens: run.Tokens, System: 1, Text: "user: hello assistant: the world",
		Messages: []engine.Message{run.Messages[0], {Role: "assistant", Content: " the world"}},
	}, h.Conversation)
}
