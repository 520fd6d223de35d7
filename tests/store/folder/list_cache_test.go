package folder_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/list_cache"
	"rkllmd/tests/store/folder/store_cache"
)

func TestListCache(t *testing.T) {
	root := t.TempDir()
	require.Empty(t, list_cache.ListCache(root))
	path := store_cache.StoreCache(t, root, "o", "r", "sub/b.gguf", "55")
	require.NoError(t, os.MkdirAll(root+"/models--empty--one/snapshots", 0o755))
	require.NoError(t, os.MkdirAll(root+"/datasets--o--d/snapshots", 0o755))
	list := list_cache.ListCache(root)
	require.Len(t, list, 1)
	require.Equal(t, []any{"b", "o/r/sub/b", path, int64(2), "hf:o/r"}, []any{list[0].Name, list[0].Long, list[0].Path,
		list[0].Size, list[0].Manifest.Source})
}
