package call_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/resolve_path"
)

func TestResolvePath(t *testing.T) {
	root, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	file := filepath.Join(root, "file")
	require.NoError(t, os.WriteFile(file, []byte("x"), 0o600))
	require.NoError(t, os.Symlink(file, filepath.Join(root, "link")))
	require.NoError(t, os.Symlink(filepath.Join(root, "gone"), filepath.Join(root, "dangling")))
	require.NoError(t, os.Symlink(root, filepath.Join(root, "here")))
	require.NoError(t, os.Symlink("circle", filepath.Join(root, "circle")))
	for _, use := range []rkllm.PathUse{rkllm.PathRead, rkllm.PathWrite} {
		for _, name := range []string{"file", "link", "here/link", "here/../" + filepath.Base(root) + "/file"} {
			resolved, err := resolve_path.ResolvePath(root+"/"+name, use)
			require.NoError(t, err)
			require.Equal(t, file, resolved)
		}
		for _, name := range []string{"dangling", "gone/file"} {
			_, err := resolve_path.ResolvePath(root+"/"+name, use)
			require.ErrorIs(t, err, os.ErrNotExist)
		}
		for _, name := range []string{"circle", "circle/file"} {
			_, err := resolve_path.ResolvePath(root+"/"+name, use)
			require.ErrorIs(t, err, syscall.ELOOP)
		}
	}
	resolved, err := resolve_path.ResolvePath(root+"/here/new", rkllm.PathWrite)
	require.NoError(t, err)
	require.Equal(t, root+"/new", resolved)
	_, err = resolve_path.ResolvePath(root+"/new", rkllm.PathRead)
	require.ErrorIs(t, err, os.ErrNotExist)
}
