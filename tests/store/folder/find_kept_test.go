package folder_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/find_kept"
	"rkllmd/tests/support/models/store_file"
)

func TestFindKept(t *testing.T) {
	s, kept := store.Store{Folder: t.TempDir()}, &folder.Kept{}
	_, err := find_kept.FindKept(s, kept, "a")
	require.ErrorIs(t, err, store.ErrNotFound)
	path := store_file.StoreFile(t, s.Folder, "o/r/a.gguf", "x")
	model, err := find_kept.FindKept(s, kept, "a")
	require.NoError(t, err, "it has just come")
	require.Equal(t, path, model.Path)
	kept.Read = time.Now().Add(time.Hour) // so that it is used for as long as the test may take
	kept.List[0].Long = "kept"
	_, err = find_kept.FindKept(s, kept, "kept")
	require.NoError(t, err, "the folders were not looked through")

	kept.Read = time.Now()
	require.NoError(t, os.WriteFile(path, []byte("xy"), 0o644))
	_, err = find_kept.FindKept(s, kept, "A:latest")
	require.NoError(t, err)
	require.Equal(t, "o/r/a", kept.List[0].Long, "it was replaced")
	store_file.StoreFile(t, s.Folder, "b.gguf", "x")
	_, err = find_kept.FindKept(s, kept, "b")
	require.NoError(t, err)
	require.NoError(t, os.Remove(path))
	_, err = find_kept.FindKept(s, kept, "a")
	require.ErrorIs(t, err, store.ErrNotFound, "it was removed")
	kept.List[0].Long, kept.Read = "old", time.Now().Add(-folder.KeptTime)
	_, err = find_kept.FindKept(s, kept, "old")
	require.ErrorIs(t, err, store.ErrNotFound)
}
