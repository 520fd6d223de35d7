// Package write_tree writes a project to disk.
package write_tree

import (
	"maps"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/index/format_index"
	"rkllmd/tests/rules/parse_tree"
)

// WriteTree writes a small project (path -> text) into a folder that is removed after the test, and returns the folder.
// A go.mod of module "example" and the files INDEX.md that belong to the sources are added where files has none.
func WriteTree(t testing.TB, files map[string]string) string {
	t.Helper()
	all := format_index.FormatIndex(parse_tree.ParseTree(files))
	all["go.mod"] = "module example\n\ngo 1.26\n"
	maps.Copy(all, files)
	root := t.TempDir()
	for name, text := range all {
		path := filepath.Join(root, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	}
	return root
}
