package chat_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/chat/run_editor"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestRunEditor(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	editor := filepath.Join(t.TempDir(), "editor")
	require.NoError(t, os.WriteFile(editor, []byte("#!/bin/sh\ncase $1 in\nadd) printf 'and\\nmore\\n' >>\"$2\" ;;\n"+
		"empty) : >\"$2\" ;;\n*) exit 3 ;;\nesac\n"), 0o700))
	_, program := open_terminal.OpenTerminal(t)
	chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
	chat.Streams.In = program
	interrupts := make(chan struct{}, 1)
	interrupts <- struct{}{} // Ctrl-C in the editor
	chat.Interrupts = interrupts
	t.Setenv("EDITOR", editor+" add")
	question, err := run_editor.RunEditor(chat, "This ")
	require.NoError(t, err)
	require.Equal(t, "This and\nmore", question)
	require.Empty(t, interrupts)
	for value, words := range map[string]string{editor + " empty": "nothing is asked",
		editor + " x": "exit status 3; $VISUAL or", "/nowhere/editor": "the editor /nowhere/editor: "} {
		t.Setenv("VISUAL", value) // goes first
		_, err = run_editor.RunEditor(chat, "x")
		require.ErrorContains(t, err, words)
	}
	left, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Empty(t, left)
	chat.Streams.In = nil
	_, err = run_editor.RunEditor(chat, "")
	require.ErrorContains(t, err, "/edit needs a terminal")
}
