package call_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm/call/open_path"
)

func TestOpenPath(t *testing.T) {
	base, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(base+"/a/b", 0o700))
	require.NoError(t, os.WriteFile(base+"/a/b/file", []byte("text"), 0o600))
	require.NoError(t, os.Symlink("a", base+"/link"))
	for _, path := range []string{"/", base, base + "/a/b", base + "/a/b/file"} {
		file, err := open_path.OpenPath(path)
		require.NoError(t, err)
		info, err := file.Stat()
		require.NoError(t, err)
		same, err := os.Stat(path)
		require.NoError(t, err)
		require.True(t, os.SameFile(info, same))
		require.NoError(t, file.Close())
	}
	file, err := open_path.OpenPath(base + "/link")
	require.NoError(t, err)
	defer file.Close()
	info, err := file.Stat()
	require.NoError(t, err)
	require.Equal(t, os.ModeSymlink, info.Mode().Type(), "the link itself")

	for path, want := range map[string]error{"/link/b/file": unix.ENOTDIR, "/a/b/file/x": unix.ENOTDIR,
		"/a/none/file": unix.ENOENT, "/none": unix.ENOENT} {
		_, err := open_path.OpenPath(base + path)
		require.ErrorIs(t, err, want, path)
	}
}
