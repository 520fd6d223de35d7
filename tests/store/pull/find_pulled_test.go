package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull/find_pulled"
	"rkllmd/tests/support/models/store_file"
)

func TestFindPulled(t *testing.T) {
	s := store.Store{Folder: t.TempDir()}
	path := store_file.StoreFile(t, s.Folder, "a.gguf", "x")
	model, err := find_pulled.FindPulled(s, path)
	require.NoError(t, err)
	require.Equal(t, "a", model.Name)
	_, err = find_pulled.FindPulled(s, path+"x")
	require.ErrorIs(t, err, store.ErrNotFound)
}
