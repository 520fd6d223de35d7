package run_test

import (
	"bytes"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run"
	"rkllmd/cli/run/show_held"
	"rkllmd/tests/cli/chat_serve"
)

func TestShowHeld(t *testing.T) {
	init, token := `{"type": "init", "request_id": "r"}`, `{"type": "token", "index": 0, "token": "7"}`
	endpoint, heard := chat_serve.ChatServe(t, []string{"hear", init, token, `{"type": "completion", "finish_reason":
		"stop", "usage": {"prompt_tokens": 3, "completion_tokens": 1}, "timing": {"first_token_ms": 5, "total_ms": 9}}`})
	var out, notes bytes.Buffer
	command := &cobra.Command{}
	command.SetOut(&out)
	command.SetErr(&notes)
	require.NoError(t, show_held.ShowHeld(command, endpoint, nil, run.Options{Prompt: "How many?",
		Schema: `{"type": "integer"}`}))
	require.Contains(t, <-heard, `"schema":{"type":"integer"}`)
	require.Equal(t, "7\n", out.String())
	require.Contains(t, notes.String(), "answer 1 tokens")

	endpoint, _ = chat_serve.ChatServe(t, []string{"hear", init})
	leave := make(chan struct{})
	close(leave)
	require.ErrorIs(t, show_held.ShowHeld(command, endpoint, leave, run.Options{Grammar: "root ::= ."}),
		cli.ErrInterrupted)
}
