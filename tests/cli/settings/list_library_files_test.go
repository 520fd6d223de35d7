package settings_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/settings/list_library_files"
)

func TestListLibraryFiles(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	_, err = list_library_files.ListLibraryFiles(folder)
	require.EqualError(t, err, "this folder has no file librkllmrt*.so")
	for _, name := range []string{"librkllmrt-1.2.3.so", "librkllmrt.so.1.3.0", "librknnrt.so", "librkllmrt.a"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o600))
	}
	require.NoError(t, os.Symlink("librkllmrt.so.1.3.0", filepath.Join(folder, "librkllmrt.so")))
	require.NoError(t, os.Symlink("gone", filepath.Join(folder, "librkllmrt-old.so")))
	require.NoError(t, os.Mkdir(filepath.Join(folder, "librkllmrt-folder.so"), 0o700))
	want := []string{folder + "/librkllmrt-1.2.3.so", folder + "/librkllmrt.so.1.3.0"}
	found, err := list_library_files.ListLibraryFiles(folder)
	require.NoError(t, err)
	require.Equal(t, want, found)
	found, err = list_library_files.ListLibraryFiles(want[0])
	require.NoError(t, err)
	require.Equal(t, want[:1], found)
	_, err = list_library_files.ListLibraryFiles(folder + "/none")
	require.ErrorIs(t, err, os.ErrNotExist)
}
