package tree_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/tree/read_tree"
	"rkllmd/tests/rules/write_tree"
)

func TestReadTree(t *testing.T) {
	tree, err := read_tree.ReadTree(write_tree.WriteTree(t, map[string]string{
		"main.go": "package main\n", "cli/cli.go": "package cli\n\nimport _ \"example/utils\"\n",
		"INDEX.md": "# Index\n", "cli/INDEX.md": "# cli\n",
		"cli/run/INDEX.md": "# not read\n", "RULES.md": "# Rules\n",
	}))
	require.NoError(t, err)
	require.Equal(t, "example", tree.Module)
	require.Equal(t, "# Rules\n", tree.Rules)
	require.Equal(t, map[string]string{"INDEX.md": "# Index\n", "cli/INDEX.md": "# cli\n"}, tree.Indexes)
	require.Len(t, tree.Files, 2)
	require.Equal(t, "cli/cli.go", tree.Files[0].Path)
	require.Equal(t, "utils", tree.Files[0].Imports[0].Path)
	require.Equal(t, "main.go", tree.Files[1].Path)

	root := t.TempDir()
	_, err = read_tree.ReadTree(root)
	require.ErrorIs(t, err, os.ErrNotExist)
	require.ErrorContains(t, err, "go.mod")
	require.NoError(t, os.WriteFile(filepath.Join(root, "go.mod"), []byte("// nothing\n"), 0o600))
	_, err = read_tree.ReadTree(root)
	require.ErrorContains(t, err, `begins with "// nothing"`)
	require.NoError(t, os.WriteFile(filepath.Join(root, "go.mod"), []byte("module example\n"), 0o600))
	tree, err = read_tree.ReadTree(root)
	require.NoError(t, err)
	require.Empty(t, tree.Indexes)
}
