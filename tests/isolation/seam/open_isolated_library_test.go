package seam_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/open_isolated_library"
	"rkllmd/tests/isolation/isolation_open"
)

func TestOpenIsolatedLibrary(t *testing.T) {
	i, library := isolation_open.IsolationOpen(t)
	require.Equal(t, []string{i.Path, "1.3.0", "D"}, []string{library.Name, library.Version, library.Layout.Generation})
	require.Same(t, i.Arena, library.Arena)
	second, another := isolation_open.IsolationOpen(t)
	require.NotEqual(t, i.Number, second.Number)
	require.NotEqual(t, i.Arena.Base, another.Arena.Base, "one cannot write into the arguments of the other")
	maps, err := os.ReadFile("/proc/self/maps")
	require.NoError(t, err)
	require.NotContains(t, string(maps), i.Path, "nothing of the library is in this process")
	_, err = open_isolated_library.OpenIsolatedLibrary(filepath.Join(t.TempDir(), "none.so"), "", isolation.Limits{})
	require.ErrorContains(t, err, "none.so")
	broken := filepath.Join(t.TempDir(), "librkllmrt.so")
	text, err := os.ReadFile(i.Path)
	require.NoError(t, err)
	text = bytes.ReplaceAll(text, []byte("libc.so.6"), []byte("libc.so.7"))
	require.NoError(t, os.WriteFile(broken, text, 0o700))
	_, err = open_isolated_library.OpenIsolatedLibrary(broken, "1.3.0", isolation.Limits{})
	require.ErrorContains(t, err, "libc.so.7", "the dynamic linker's words")
}
