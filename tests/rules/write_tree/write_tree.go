// Package write_tree writes a project to disk.
package write_tree

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/index/generate_index"
	"rkllmd/rules/tree/read_tree"
)

// WriteTree writes a small project (path -> text) into a folder that is removed after the test, and returns the folder.
// A go.mod of module "example" and the INDEX.md that belongs to the sources are added where files has none.
func WriteTree(t testing.TB, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(root, "go.mod"), []byte("module example\n\ngo 1.26\n"), 0o600))
	for name, text := range files {
		path := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	}
	if _, given := files["INDEX.md"]; !given {
		tree, err := read_tree.ReadTree(root)
		require.NoError(t, err)
		index := generate_index.GenerateIndex(tree)
		require.NoError(t, os.WriteFile(filepath.Join(root, "INDEX.md"), []byte(index), 0o600))
	}
	return root
}
