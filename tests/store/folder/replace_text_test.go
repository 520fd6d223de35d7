package folder_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/folder/replace_text"
)

func TestReplaceText(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	for _, text := range []string{"first", "2"} {
		require.NoError(t, replace_text.ReplaceText(path, []byte(text)))
		got, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Equal(t, text, string(got))
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	require.NoError(t, err)
	require.Len(t, entries, 1, "nothing else is left")
	require.Error(t, replace_text.ReplaceText("/dev/null/a", nil))
}
