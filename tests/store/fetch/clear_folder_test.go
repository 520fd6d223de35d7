package fetch_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/clear_folder"
	"rkllmd/tests/support/models/store_file"
)

func TestClearFolder(t *testing.T) {
	root := t.TempDir()
	for _, name := range []string{"data", "marks", "plan.json", "lock", ".rkllmd-7"} {
		store_file.StoreFile(t, root, name, "x")
	}
	clear_folder.ClearFolder(root)
	entries, err := os.ReadDir(root)
	require.NoError(t, err)
	require.Len(t, entries, 1)
}
