package folder_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/is_gguf"
	"rkllmd/tests/support/models/store_file"
)

func TestIsGGUF(t *testing.T) {
	root := t.TempDir()
	require.True(t, is_gguf.IsGGUF(store_file.StoreFile(t, root, "a", "GGUF\x03")))
	require.False(t, is_gguf.IsGGUF(store_file.StoreFile(t, root, "b", "GGU")))
	require.False(t, is_gguf.IsGGUF(store_file.StoreFile(t, root, "c", "ggufs")))
	require.False(t, is_gguf.IsGGUF(root+"/none"))
}
