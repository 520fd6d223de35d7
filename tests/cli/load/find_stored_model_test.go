package load_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/find_stored_model"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/models"
	"rkllmd/store"
	"rkllmd/store/folder"
)

func TestFindStoredModel(t *testing.T) {
	root := filepath.Join(t.TempDir(), "models")
	outside := filepath.Join(filepath.Dir(root), "outside.gguf")
	require.NoError(t, os.Mkdir(root, 0o755))
	require.NoError(t, write_tiny_model.WriteTinyModel(outside, "llama", 1))
	find := find_stored_model.FindStoredModel(store.Store{Folder: root}, &folder.Kept{})
	path := filepath.Join(root, "a.gguf")
	for _, name := range []string{"a", "../outside", "../outside.gguf", outside, "outside"} {
		found, err := find(name)
		require.NoError(t, err)
		require.Equal(t, models.Found{}, found, "%s: it is not in the store", name)
	}
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	info, err := os.Stat(path)
	require.NoError(t, err)
	found, err := find("a")
	require.NoError(t, err)
	require.Equal(t, models.Found{Name: "a", Path: path, Size: info.Size()}, found, "it has just come")
	require.NoError(t, os.Remove(path))
	found, err = find("a")
	require.NoError(t, err)
	require.Empty(t, found.Path)
}
