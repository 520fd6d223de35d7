package fetch_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/lock_folder"
	"rkllmd/store/fetch/remove_folder"
)

func TestRemoveFolder(t *testing.T) {
	root := t.TempDir()
	for _, name := range []string{"1", "2"} {
		lock, err := lock_folder.LockFolder(root + "/downloads/" + name)
		require.NoError(t, err)
		defer lock.Close()
		require.NoError(t, os.WriteFile(root+"/downloads/"+name+"/data", nil, 0o644))
	}
	remove_folder.RemoveFolder(root + "/downloads/1")
	require.NoDirExists(t, root+"/downloads/1")
	require.FileExists(t, root+"/downloads/2/data", "another one")
	remove_folder.RemoveFolder(root + "/downloads/2")
	require.NoDirExists(t, root+"/downloads")
}
