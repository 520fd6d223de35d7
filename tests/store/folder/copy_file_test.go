package folder_test

import (
	"io/fs"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/copy_file"
	"rkllmd/tests/support/models/store_file"
)

func TestCopyFile(t *testing.T) {
	root := t.TempDir()
	path := store_file.StoreFile(t, root, "a", "1")
	require.NoError(t, copy_file.CopyFile(store.OriginStore, path, root+"/hard"))
	require.NoError(t, copy_file.CopyFile(store.OriginOllama, path, root+"/soft"))
	require.ErrorContains(t, copy_file.CopyFile(store.OriginStore, path, root+"/hard"), "exists")
	require.NoError(t, os.Remove(path))
	require.FileExists(t, root+"/hard")
	_, err := os.Stat(root + "/soft")
	require.ErrorIs(t, err, fs.ErrNotExist)
}
