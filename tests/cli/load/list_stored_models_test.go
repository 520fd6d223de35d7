package load_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/list_stored_models"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/store"
)

func TestListStoredModels(t *testing.T) {
	folder := t.TempDir()
	list := list_stored_models.ListStoredModels(store.Store{Folder: folder})
	require.Empty(t, list())
	for _, name := range []string{"b", "a"} {
		require.NoError(t, write_tiny_model.WriteTinyModel(filepath.Join(folder, name+".gguf"), "llama", 1))
	}
	there := list()
	require.Len(t, there, 2)
	for _, one := range there { // in which order, the store says
		require.Contains(t, "ab", one.Name)
		require.Equal(t, filepath.Join(folder, one.Name+".gguf"), one.Path)
	}
	require.NotEqual(t, there[0].Name, there[1].Name)
	require.Positive(t, there[0].Size)
}
