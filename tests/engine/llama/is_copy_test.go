package llama_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/llama/is_copy"
)

func TestIsCopy(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{"a": "same", "b": "same", "c": "other"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	}
	is := is_copy.IsCopy(filepath.Join(folder, "a"))
	for name, want := range map[string]bool{"a": true, "b": true, "c": false, "none": false} {
		require.Equal(t, want, is(filepath.Join(folder, name)), name)
	}
}
