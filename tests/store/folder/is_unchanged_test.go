package folder_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/is_unchanged"
	"rkllmd/store/folder/list_folder"
	"rkllmd/tests/support/models/store_file"
)

func TestIsUnchanged(t *testing.T) {
	root := t.TempDir()
	first := store_file.StoreFile(t, root, "a-00001-of-00002.gguf", "x")
	second := store_file.StoreFile(t, root, "a-00002-of-00002.gguf", "x")
	model := list_folder.ListFolder(root)[0]
	require.True(t, is_unchanged.IsUnchanged(model))
	require.NoError(t, os.Chtimes(second, time.Time{}, time.Unix(5, 0)))
	require.True(t, is_unchanged.IsUnchanged(model), "of the others the size counts")
	require.NoError(t, os.Chtimes(first, time.Time{}, time.Unix(5, 0)))
	require.False(t, is_unchanged.IsUnchanged(model))
	model = list_folder.ListFolder(root)[0]
	require.NoError(t, os.WriteFile(second, []byte("xy"), 0o644))
	require.False(t, is_unchanged.IsUnchanged(model))
	require.NoError(t, os.Remove(second))
	require.False(t, is_unchanged.IsUnchanged(model))
}
