package tree_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/tree/list_sources"
)

func TestListSources(t *testing.T) {
	root := t.TempDir()
	for _, name := range []string{
		"main.go", "README.md", "a/a.go", "a/b/b.c", "a/b/b.h", "a/b/b.py", "a/testdata/t.go", "a/_old/o.go",
		"a/.hidden/h.go",
		"a/bin/b.s", "bin/x.go", "node_modules/m/m.go", ".cache/c.go", ".hidden.go", "z/deep/er/x.cpp",
		"a/node_modules/m.go", "tests/clients/node_modules/m/m.c",
		"clients/rkllm-typescript/node_modules/m/m.c", "clients/rkllm-typescript/dist/m.go",
	} {
		require.NoError(t, os.MkdirAll(filepath.Join(root, filepath.Dir(name)), 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(root, name), nil, 0o600))
	}
	require.NoError(t, os.Symlink(filepath.Join(root, "a"), filepath.Join(root, "link.go")))

	sources, err := list_sources.ListSources(root)
	require.NoError(t, err)
	require.Equal(t, []string{"a/.hidden/h.go", "a/_old/o.go", "a/a.go", "a/b/b.c", "a/b/b.h", "a/bin/b.s",
		"a/node_modules/m.go", "a/testdata/t.go",
		"link.go", "main.go", "z/deep/er/x.cpp"}, sources)

	_, err = list_sources.ListSources(filepath.Join(root, "missing"))
	require.ErrorIs(t, err, os.ErrNotExist)
}
