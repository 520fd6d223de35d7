package server_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/check_path"
)

func TestCheckPath(t *testing.T) {
	directory := t.TempDir()
	file := filepath.Join(directory, "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	longest := "/tmp/" + strings.Repeat("x", server.MaxPath-5)
	for _, test := range []struct{ path, expected string }{
		{filepath.Join(directory, "s"), ""},
		{longest, ""},
		{"", "the socket's path is empty: give one with --socket (RKLLM_UDS_PATH)"},
		{longest + "x", "is 108 bytes long, the kernel takes at most 107: choose a shorter one with --socket " +
			"(RKLLM_UDS_PATH)"},
		{"@abstract", `must not begin with "@"`},
		{"/tmp/a\x00b", "nor contain a NUL"},
		{filepath.Join(directory, "missing", "s"), "the directory " + filepath.Join(directory, "missing") +
			" for the socket does not exist: create it"},
		{filepath.Join(file, "s"), file + ", where the socket is to be made, is not a directory"},
	} {
		t.Run(test.path, func(t *testing.T) {
			err := check_path.CheckPath(test.path, server.DefaultSetting)
			if test.expected == "" {
				require.NoError(t, err)
				return
			}
			require.ErrorContains(t, err, test.expected)
		})
	}
	t.Run("relative", func(t *testing.T) {
		t.Chdir(directory)
		require.NoError(t, check_path.CheckPath("s", server.DefaultSetting))
	})
}
