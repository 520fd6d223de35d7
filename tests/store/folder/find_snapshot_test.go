package folder_test

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/find_snapshot"
	"rkllmd/tests/support/models/store_file"
)

func TestFindSnapshot(t *testing.T) {
	root := t.TempDir()
	require.Empty(t, find_snapshot.FindSnapshot(root))
	older, newer := root+"/snapshots/"+strings.Repeat("a", 40), root+"/snapshots/"+strings.Repeat("b", 40)
	for i, path := range []string{older, newer} {
		require.NoError(t, os.MkdirAll(path, 0o755))
		require.NoError(t, os.Chtimes(path, time.Time{}, time.Unix(int64(1000*i+1), 0)))
	}
	require.Equal(t, newer, find_snapshot.FindSnapshot(root))
	store_file.StoreFile(t, root, "refs/main", strings.Repeat("a", 40)+"\n")
	require.Equal(t, older, find_snapshot.FindSnapshot(root))
	store_file.StoreFile(t, root, "refs/main", "../..")
	require.Equal(t, newer, find_snapshot.FindSnapshot(root))
}
