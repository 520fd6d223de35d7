package run_test

import (
	"bytes"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/run"
	"rkllmd/cli/run/create_run_chat"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestCreateRunChat(t *testing.T) {
	t.Setenv("TERM", "xterm")
	_, program := open_terminal.OpenTerminal(t)
	command := &cobra.Command{}
	command.SetOut(program)
	command.SetErr(program)
	chat := create_run_chat.CreateRunChat(command, run.Options{})
	require.True(t, chat.Terminal && chat.Render && chat.Marks.Escapes && !chat.Streams.Logged && !chat.Whole)
	for _, form := range []run.Options{{Schema: "{}"}, {Grammar: "root ::= [a]"}} {
		chat = create_run_chat.CreateRunChat(command, form)
		require.True(t, chat.Terminal && !chat.Render)
	}
	command.SetErr(&bytes.Buffer{})
	chat = create_run_chat.CreateRunChat(command, run.Options{JSON: true})
	require.True(t, chat.Terminal && chat.Streams.Logged && chat.Whole)
	command.SetOut(&bytes.Buffer{})
	require.False(t, create_run_chat.CreateRunChat(command, run.Options{}).Terminal)
}
