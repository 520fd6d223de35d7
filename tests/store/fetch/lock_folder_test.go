package fetch_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/lock_folder"
)

func TestLockFolder(t *testing.T) {
	root := t.TempDir() + "/a/b"
	file, err := lock_folder.LockFolder(root)
	require.NoError(t, err)
	_, err = lock_folder.LockFolder(root)
	require.ErrorIs(t, err, fetch.ErrBusy)
	require.NoError(t, os.RemoveAll(root))
	again, err := lock_folder.LockFolder(root)
	require.NoError(t, err, "the lock of a folder that is gone locks nobody out")
	require.NoError(t, again.Close())
	require.NoError(t, file.Close())
	_, err = lock_folder.LockFolder("/dev/null/a")
	require.Error(t, err)
}
