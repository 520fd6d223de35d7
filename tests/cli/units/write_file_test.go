package units_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units"
	"rkllmd/cli/units/write_file"
)

func TestWriteFile(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0o077)) // as root's may be
	path := filepath.Join(t.TempDir(), "folder", "file")
	require.NoError(t, write_file.WriteFile(units.File{Path: path, Text: []byte("one"), Mode: 0o755}))
	for _, name := range []string{path, filepath.Dir(path)} {
		info, err := os.Stat(name)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o755), info.Mode().Perm(), name)
	}
	require.NoError(t, write_file.WriteFile(units.File{Path: path, Text: []byte("two"), Mode: 0o644}))
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, "two", string(text))
	below := filepath.Join(path, "x", "y")
	require.ErrorContains(t, write_file.WriteFile(units.File{Path: below, Mode: 0o644}), below+" cannot be written")
}
