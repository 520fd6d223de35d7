package folder_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/list_files"
	"rkllmd/tests/support/models/store_file"
)

func TestListFiles(t *testing.T) {
	root := t.TempDir()
	a := store_file.StoreFile(t, root, "d/a.gguf", "1")
	store_file.StoreFile(t, root, "d/e/b.gguf", "22")
	require.NoError(t, os.Symlink(a, filepath.Join(root, "link.gguf")))
	require.NoError(t, os.Symlink(filepath.Dir(a), filepath.Join(root, "again")))
	require.NoError(t, os.Symlink("/nowhere", filepath.Join(root, "gone.gguf")))
	require.NoError(t, os.Mkdir(filepath.Join(root, "folder.gguf"), 0o755))
	require.Equal(t, []folder.Place{
		{Path: root, Files: []store.File{{Path: root + "/link.gguf", Role: "model", Size: 1}}},
		{Path: root + "/d", Files: []store.File{{Path: a, Role: "model", Size: 1}}},
	}, list_files.ListFiles(root, 1))
	require.Len(t, list_files.ListFiles(root, 2), 3)
}
