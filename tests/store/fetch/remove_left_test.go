package fetch_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/lock_folder"
	"rkllmd/store/fetch/remove_left"
)

func TestRemoveLeft(t *testing.T) {
	root := t.TempDir()
	folder := root + "/downloads/1"
	remove_left.RemoveLeft(folder)
	require.NoDirExists(t, root+"/downloads", "it is not made")
	lock, err := lock_folder.LockFolder(folder)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(folder+"/marks", nil, 0o644))
	remove_left.RemoveLeft(folder)
	require.FileExists(t, folder+"/marks", "somebody has it")
	require.NoError(t, lock.Close())
	remove_left.RemoveLeft(folder)
	require.NoDirExists(t, root+"/downloads")
}
