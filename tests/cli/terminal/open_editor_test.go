package terminal_test

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/terminal/open_editor"
	"rkllmd/tests/support/terminal/open_terminal"
)

func TestOpenEditor(t *testing.T) {
	state := t.TempDir()
	t.Setenv("XDG_STATE_HOME", state)
	_, program := open_terminal.OpenTerminal(t)
	streams := cli.Streams{In: program, Out: io.Discard, Err: io.Discard}
	editor, history, err := open_editor.OpenEditor(streams, nil)
	require.NoError(t, err)
	require.NoError(t, history)
	require.NoError(t, editor.SaveToHistory("Who are you?"))
	require.NoError(t, editor.Close())
	path := filepath.Join(state, "rkllmd", "chat_history")
	for name, mode := range map[string]os.FileMode{path: 0o600, filepath.Dir(path): 0o700} {
		info, err := os.Stat(name)
		require.NoError(t, err)
		require.Equal(t, mode, info.Mode().Perm())
	}
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, "Who are you?\n", string(text))

	t.Run("no XDG_STATE_HOME, and a file that others may read", func(t *testing.T) {
		t.Setenv("XDG_STATE_HOME", "relative")
		t.Setenv("HOME", state)
		path := filepath.Join(state, ".local", "state", "rkllmd", "chat_history")
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, nil, 0o644))
		editor, history, err := open_editor.OpenEditor(streams, nil)
		require.NoError(t, err)
		require.NoError(t, history)
		defer editor.Close()
		info, err := os.Stat(path)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	})
	t.Run("no place", func(t *testing.T) {
		t.Setenv("XDG_STATE_HOME", path)
		editor, history, err := open_editor.OpenEditor(streams, nil)
		require.NoError(t, err)
		require.ErrorContains(t, history, "there is no history: ")
		require.NoError(t, editor.Close())
		t.Chdir(t.TempDir())
		t.Setenv("XDG_STATE_HOME", "")
		t.Setenv("HOME", "")
		editor, history, err = open_editor.OpenEditor(streams, nil)
		require.NoError(t, err)
		require.ErrorContains(t, history, "neither HOME nor XDG_STATE_HOME names a folder")
		require.NoDirExists(t, ".local")
		require.NoError(t, editor.Close())
	})
}
