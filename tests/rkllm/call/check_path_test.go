package call_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_path"
	"rkllmd/tests/rkllm/call/rkllm_bad_paths"
	"rkllmd/tests/rkllm/call/rkllm_path_folder"
)

func TestCheckPath(t *testing.T) {
	root := rkllm_path_folder.RkllmPathFolder(t)
	allowed := []string{filepath.Join(root, "in")}
	t.Run("good", func(t *testing.T) {
		for _, c := range []struct {
			path, want string
			use        rkllm.PathUse
			roots      []string
		}{
			{"/in/file", "/in/file", rkllm.PathRead, nil},
			{"/in/escape", "/out/file", rkllm.PathRead, nil},
			{"/out/entry", "/in/file", rkllm.PathRead, allowed},
			{"/in/file", "/in/file", rkllm.PathWrite, allowed},
			{"/in/new", "/in/new", rkllm.PathWrite, allowed},
			{"/empty", "/empty", rkllm.PathWrite, nil},
			{"/in/file", "/in/file", rkllm.PathRead, []string{"/nowhere", "/"}},
		} {
			resolved, file, err := check_path.CheckPath(root+c.path, c.use, c.roots)
			require.NoError(t, err)
			held, err := os.Readlink(fmt.Sprintf("/proc/self/fd/%d", file.Fd()))
			require.NoError(t, err)
			if c.use == rkllm.PathWrite {
				held += "/" + filepath.Base(resolved)
			}
			require.Equal(t, resolved, held)
			require.NoError(t, file.Close())
			require.Equal(t, root+c.want, resolved)
		}
	})
	t.Run("bad", func(t *testing.T) {
		for _, c := range rkllm_bad_paths.RkllmBadPaths(root, allowed) {
			_, _, err := check_path.CheckPath(c.Path, c.Use, c.Roots)
			require.EqualError(t, err, strings.ReplaceAll(c.Message, "ROOT", root))
		}
		_, _, err := check_path.CheckPath("/"+strings.Repeat("x", 5000), rkllm.PathRead, nil)
		require.ErrorContains(t, err, "the path is too long")
		require.Less(t, len(err.Error()), 300)
	})
}
