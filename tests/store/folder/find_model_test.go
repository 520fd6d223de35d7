package folder_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/find_model"
	"rkllmd/tests/support/models/store_file"
)

func TestFindModel(t *testing.T) {
	s := store.Store{Folder: t.TempDir(), Others: []string{t.TempDir()}}
	_, err := find_model.FindModel(s, "toy")
	require.ErrorIs(t, err, store.ErrNotFound)
	path := store_file.StoreFile(t, s.Others[0], "toy.gguf", "x")
	model, err := find_model.FindModel(s, "toy")
	require.NoError(t, err)
	require.Equal(t, path, model.Path)
}
