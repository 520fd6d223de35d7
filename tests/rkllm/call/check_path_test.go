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
		for _, c := range []struct {
			path    string
			use     rkllm.PathUse
			roots   []string
			message string
		}{
			{"file", rkllm.PathRead, nil, `"file" is not an absolute path, such as /home/me/model.rkllm`},
			{"", rkllm.PathRead, nil, `"" is not an absolute path, such as /home/me/model.rkllm`},
			{"builtin:demo", rkllm.PathRead, nil,
				`"builtin:demo" is not an absolute path, such as /home/me/model.rkllm`},
			{"/a\x00b", rkllm.PathRead, nil, `"/a\x00b" is not an absolute path, such as /home/me/model.rkllm`},
			{root + "/nothing", rkllm.PathRead, nil, `"ROOT/nothing" cannot be used: no such file or directory`},
			{root + "/no/where", rkllm.PathWrite, nil, `"ROOT/no/where" cannot be used: no such file or directory`},
			{root + "/in/file/x", rkllm.PathRead, nil,
				`"ROOT/in/file/x" cannot be used: a part of the path is a file, where a directory must be`},
			{root + "/in", rkllm.PathRead, nil, `"ROOT/in" is a directory, not a file`},
			{root + "/in/", rkllm.PathWrite, nil, `"ROOT/in/" is a directory, not a file`},
			{root + "/fifo", rkllm.PathRead, nil, `"ROOT/fifo" is not a regular file`},
			{"/dev/null", rkllm.PathWrite, nil, `"/dev/null" is not a regular file`},
			{root + "/empty", rkllm.PathRead, nil, `"ROOT/empty" is an empty file`},
			{root + "/out/file", rkllm.PathRead, allowed,
				`"ROOT/out/file" is outside the directories that this daemon may use: ROOT/in`},
			{root + "/in/escape", rkllm.PathRead, allowed,
				`"ROOT/in/escape" is outside the directories that this daemon may use: ROOT/in`},
			{root + "/in/../out/new", rkllm.PathWrite, allowed,
				`"ROOT/in/../out/new" is outside the directories that this daemon may use: ROOT/in`},
			{root + "/in/missing", rkllm.PathRead, allowed, `"ROOT/in/missing" cannot be used: no such file or directory`},
			{root + "/in/no/where", rkllm.PathWrite, allowed,
				`"ROOT/in/no/where" cannot be used: no such file or directory`},
			{root + "/out/missing", rkllm.PathRead, allowed,
				`"ROOT/out/missing" is outside the directories that this daemon may use: ROOT/in`},
			{root + "/out/file/x", rkllm.PathRead, allowed,
				`"ROOT/out/file/x" is outside the directories that this daemon may use: ROOT/in`},
			{root + "/in/../missing/x", rkllm.PathRead, allowed,
				`"ROOT/in/../missing/x" is outside the directories that this daemon may use: ROOT/in`},
		} {
			_, _, err := check_path.CheckPath(c.path, c.use, c.roots)
			require.EqualError(t, err, strings.ReplaceAll(c.message, "ROOT", root))
		}
		_, _, err := check_path.CheckPath("/"+strings.Repeat("x", 5000), rkllm.PathRead, nil)
		require.ErrorContains(t, err, "the path is too long")
		require.Less(t, len(err.Error()), 300)
	})
}
