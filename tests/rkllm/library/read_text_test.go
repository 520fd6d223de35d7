package library_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/read_text"
)

func TestReadText(t *testing.T) {
	folder := t.TempDir()
	long := filepath.Join(folder, "long")
	require.NoError(t, os.WriteFile(long, []byte(strings.Repeat("x", 5000)), 0o600))
	require.Equal(t, strings.Repeat("x", 4096), read_text.ReadText(long))
	require.Contains(t, read_text.ReadText("/proc/self/stat"), " (", "a file without a size")
	require.Empty(t, read_text.ReadText(folder))
	require.Empty(t, read_text.ReadText(folder+"/none"))
}
