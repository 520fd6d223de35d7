// Package rkllm_path_folder makes a folder with paths of many kinds.
package rkllm_path_folder

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// RkllmPathFolder makes a folder and returns its real path. It holds in/file and out/file, the links in/escape, which
// leads to out/file, and out/entry, which leads to in/file, the file empty, and the FIFO fifo.
func RkllmPathFolder(t testing.TB) string {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	for _, directory := range []string{"in", "out"} {
		require.NoError(t, os.Mkdir(filepath.Join(root, directory), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(root, directory, "file"), []byte("x"), 0o600))
	}
	require.NoError(t, os.WriteFile(filepath.Join(root, "empty"), nil, 0o600))
	require.NoError(t, os.Symlink(filepath.Join(root, "out", "file"), filepath.Join(root, "in", "escape")))
	require.NoError(t, os.Symlink(filepath.Join(root, "in", "file"), filepath.Join(root, "out", "entry")))
	require.NoError(t, syscall.Mkfifo(filepath.Join(root, "fifo"), 0o600))
	return root
}
