package utils_test

import (
	"crypto/sha256"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/replace_file"
)

func TestReplaceFile(t *testing.T) {
	folder := t.TempDir()
	path, link := filepath.Join(folder, "file"), filepath.Join(folder, "link")
	require.NoError(t, os.WriteFile(path, nil, 0o644))
	require.NoError(t, os.Symlink("file", link))
	for _, text := range []string{"first", "second"} {
		require.NoError(t, replace_file.ReplaceFile(link, ".new-", []byte(text[:2]), []byte(text[2:])))
		written, err := os.ReadFile(path)
		require.NoError(t, err)
		sum := sha256.Sum256([]byte(text))
		require.Equal(t, text+string(sum[:]), string(written))
		info, err := os.Lstat(path)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o600), info.Mode(), "for the owner only")
		target, err := os.Readlink(link)
		require.NoError(t, err)
		require.Equal(t, "file", target)
	}
	require.NoError(t, os.Mkdir(filepath.Join(folder, "folder"), 0o700))
	for name, why := range map[string]string{
		"none/file": "no such file or directory",
		"file/file": "a part of the path is a file, where a directory must be",
		"folder":    "file exists",
	} {
		require.EqualError(t, replace_file.ReplaceFile(filepath.Join(folder, name), ".new-", []byte("x")), why)
	}
	names, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, names, 3, "nothing unfinished stays behind")
}
