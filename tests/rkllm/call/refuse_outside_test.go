package call_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/call/refuse_outside"
)

func TestRefuseOutside(t *testing.T) {
	base, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	root, outside := filepath.Join(base, "in"), filepath.Join(base, "out")
	require.NoError(t, os.MkdirAll(root, 0o700))
	require.NoError(t, os.MkdirAll(outside, 0o700))
	require.NoError(t, os.Symlink(outside+"/missing", root+"/dangling"))
	require.NoError(t, os.Symlink("gone", root+"/dead"))
	require.NoError(t, os.Symlink(root+"/dead", root+"/chain"))
	require.NoError(t, os.Symlink("dangling", root+"/around"))
	require.NoError(t, os.Symlink("circle", root+"/circle"))
	require.NoError(t, os.Symlink(root+"/gone", outside+"/dead"))
	require.NoError(t, os.Symlink(outside, root+"/away"))
	require.NoError(t, os.Symlink(root, outside+"/back"))
	const told, kept = "no such file or directory", "is outside the directories that this daemon may use: "
	for path, want := range map[string]string{
		root + "/missing": told, root + "/no/where": told, outside + "/back/missing": told,
		outside + "/missing": kept + root, "/no/where": kept + root, root + "/dangling": kept + root,
		root + "/dead": told + ` (it is a link to "gone")`, root + "/dead/no/where": told, root + "/chain": told,
		root + "/circle": told, root + "/around": kept + root, outside + "/dead": kept + root,
		root + "/away/missing": kept + root, root + "/away/no/where": kept + root, root + "/../missing": kept + root,
	} {
		require.ErrorContains(t, refuse_outside.RefuseOutside(path, []string{root}, syscall.ENOENT), want, path)
		require.ErrorContains(t, refuse_outside.RefuseOutside(path, nil, syscall.ENOENT), told, path)
		require.ErrorContains(t, refuse_outside.RefuseOutside(path, []string{root}, nil), kept+root, path)
	}
}
