package terminal_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/list_paths"
)

func TestListPaths(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "notes"), 0o700))
	for _, name := range []string{"note.txt", "not me", "other", ".hidden", "no\x1btrap"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o600))
	}
	t.Chdir(folder)
	t.Setenv("HOME", folder)
	require.Equal(t, []string{"note.txt", "notes/"}, list_paths.ListPaths("no"))
	require.Equal(t, []string{"note.txt", "notes/", "other"}, list_paths.ListPaths(""))
	require.Equal(t, []string{".hidden"}, list_paths.ListPaths("."))
	require.Equal(t, []string{"~/other"}, list_paths.ListPaths("~/o"))
	require.Equal(t, []string{folder + "/other"}, list_paths.ListPaths(folder+"/o"))
	require.Empty(t, list_paths.ListPaths("none/x"))
}
