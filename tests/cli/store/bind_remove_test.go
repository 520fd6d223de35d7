package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/store/bind_remove"
	"rkllmd/store"
	"rkllmd/tests/support/models/store_file"
)

func TestBindRemove(t *testing.T) {
	s := store.Store{Folder: t.TempDir()}
	path := store_file.StoreFile(t, s.Folder, "a.gguf", "x")
	remove := bind_remove.BindRemove(s)
	require.NoError(t, remove("a"))
	require.NoFileExists(t, path)
	require.ErrorIs(t, remove("a"), store.ErrNotFound)
}
