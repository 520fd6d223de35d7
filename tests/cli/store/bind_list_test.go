package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/store/bind_list"
	"rkllmd/store"
	"rkllmd/tests/support/models/store_file"
)

func TestBindList(t *testing.T) {
	s := store.Store{Folder: t.TempDir()}
	list := bind_list.BindList(s)
	require.Empty(t, list())
	store_file.StoreFile(t, s.Folder, "a.gguf", "x")
	require.Len(t, list(), 1)
}
