package library_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/find_libraries"
)

func TestFindLibraries(t *testing.T) {
	root := t.TempDir()
	t.Setenv("LD_LIBRARY_PATH", "")
	require.Empty(t, find_libraries.FindLibraries(root))
	for _, folder := range []string{"/usr/lib", "/home/board/lib", "/vendor/lib64", "/opt/rkllm/lib/librkllmrt.so",
		"/elsewhere"} {
		require.NoError(t, os.MkdirAll(root+folder, 0o700))
	}
	for _, path := range []string{"/usr/lib/librkllmrt.so", "/home/board/lib/librkllmrt.so",
		"/elsewhere/librkllmrt.so"} {
		require.NoError(t, os.WriteFile(root+path, nil, 0o600))
	}
	require.NoError(t, os.Symlink("usr/lib", filepath.Join(root, "lib")))
	require.NoError(t, os.Symlink("/no/such/file", root+"/vendor/lib64/librkllmrt.so"))
	require.Equal(t, []string{root + "/usr/lib/librkllmrt.so"}, find_libraries.FindLibraries(root),
		"neither twice, nor a folder, nor a dead link")
	t.Setenv("LD_LIBRARY_PATH", "::/home/board/lib:relative:/nowhere")
	require.Equal(t, []string{root + "/home/board/lib/librkllmrt.so", root + "/usr/lib/librkllmrt.so"},
		find_libraries.FindLibraries(root))
}
