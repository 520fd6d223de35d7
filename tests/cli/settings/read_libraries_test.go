package settings_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_libraries"
)

func TestReadLibraries(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	path, other := filepath.Join(folder, "librkllmrt.so"), filepath.Join(folder, "other.so")
	for _, name := range []string{path, other} {
		require.NoError(t, os.WriteFile(name, nil, 0o600))
	}
	for _, c := range []struct {
		texts, want []string
		reason      string
	}{
		{nil, nil, ""},
		{[]string{""}, nil, ""},
		{[]string{"embedded"}, []string{"embedded"}, ""},
		{[]string{path, "", path, other}, []string{path, other}, ""},
		{[]string{folder, other}, []string{path, other}, ""},
		{[]string{other, "embedded"}, nil, "N: the embedded runtime stands alone, but 1 more are named: leave out " +
			"the word embedded, or everything else; see --help"},
		{[]string{folder + "/none"}, nil, "N: " + folder + "/none cannot be used: no such file or directory; give " +
			"the path of a librkllmrt.so, or of a folder with some, or the word embedded; see --help"},
	} {
		got, err := read_libraries.ReadLibraries(c.texts, "N")
		require.Equal(t, c.want, got)
		if c.reason != "" {
			require.EqualError(t, err, c.reason)
			require.ErrorIs(t, err, cli.ErrUsage)
		}
	}
}
