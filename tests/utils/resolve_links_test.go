package utils_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/resolve_links"
)

func TestResolveLinks(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	for name, to := range map[string]string{"link": "file", "one": "two", "two": "one", "self": "self",
		"gone": "nothing"} {
		require.NoError(t, os.Symlink(to, filepath.Join(folder, name)))
	}
	require.NoError(t, os.WriteFile(filepath.Join(folder, "file"), nil, 0o600))
	resolved, err := resolve_links.ResolveLinks(folder + "/link")
	require.NoError(t, err)
	require.Equal(t, folder+"/file", resolved)
	for name, want := range map[string]error{"one": syscall.ELOOP, "self": syscall.ELOOP, "two/x": syscall.ELOOP,
		"gone": syscall.ENOENT, "none": syscall.ENOENT,
		"file/x": syscall.ENOTDIR} {
		_, err := resolve_links.ResolveLinks(filepath.Join(folder, name))
		require.ErrorIs(t, err, want, name)
	}
	_, err = resolve_links.ResolveLinks(folder + "/one")
	require.Equal(t, &fs.PathError{Op: "readlink", Path: folder + "/one", Err: syscall.ELOOP}, err)
}
