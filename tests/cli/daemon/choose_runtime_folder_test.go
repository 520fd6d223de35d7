package daemon_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/choose_runtime_folder"
)

func TestChooseRuntimeFolder(t *testing.T) {
	runtime, temporary := t.TempDir(), t.TempDir()
	t.Setenv("XDG_RUNTIME_DIR", runtime)
	t.Setenv("TMPDIR", temporary)
	for range 2 { // it is made once
		folder, err := choose_runtime_folder.ChooseRuntimeFolder()
		require.NoError(t, err)
		require.Equal(t, filepath.Join(runtime, "rkllmd"), folder)
		info, err := os.Stat(folder)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o700), info.Mode().Perm())
	}
	t.Setenv("XDG_RUNTIME_DIR", "relative")
	folder, err := choose_runtime_folder.ChooseRuntimeFolder()
	require.NoError(t, err)
	require.Equal(t, filepath.Join(temporary, fmt.Sprintf("rkllmd-%d", os.Getuid())), folder)
	require.NoError(t, os.Chmod(folder, 0o755))
	_, err = choose_runtime_folder.ChooseRuntimeFolder()
	require.ErrorContains(t, err, "must be a folder of yours that nobody else can enter")
	require.NoError(t, os.Remove(folder))
	require.NoError(t, os.Symlink(runtime, folder))
	_, err = choose_runtime_folder.ChooseRuntimeFolder()
	require.ErrorContains(t, err, "must be a folder of yours", "a link may lead anywhere")
	t.Setenv("XDG_RUNTIME_DIR", "/nowhere")
	_, err = choose_runtime_folder.ChooseRuntimeFolder()
	require.ErrorContains(t, err, "cannot make the folder /nowhere/rkllmd")
}
