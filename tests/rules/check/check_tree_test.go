package check_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/check/check_tree"
	"rkllmd/rules/finding/format_finding"
	"rkllmd/rules/index/format_index"
	"rkllmd/rules/index/format_rules"
	"rkllmd/rules/tree/read_tree"
	"rkllmd/tests/rules/check/list_idle"
	"rkllmd/tests/rules/check/list_places"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
	"rkllmd/tests/rules/write_tree"
)

func TestCheckTree(t *testing.T) {
	const root = "../../.."                    // of this project
	if os.Getenv("RKLLMD_WRITE_INDEX") != "" { // make index
		tree, err := read_tree.ReadTree(root)
		require.NoError(t, err)
		for name, text := range format_index.FormatIndex(tree) {
			require.NoError(t, os.WriteFile(filepath.Join(root, filepath.FromSlash(name)), []byte(text), 0o644))
		}
		page := filepath.Join(root, "RULES.md")
		require.NoError(t, os.WriteFile(page, []byte(format_rules.FormatRules(tree.Rules)), 0o644))
	}

	t.Run("this project keeps the rules", func(t *testing.T) {
		findings, err := check_tree.CheckTree(root)
		require.NoError(t, err)
		var lines strings.Builder
		for _, finding := range findings {
			lines.WriteString(format_finding.FormatFinding(finding) + "\n")
		}
		if len(findings) > 0 {
			t.Fatalf("%d findings; RULES.md explains them:\n%s", len(findings), lines.String())
		}
	})
	t.Run("what the tables list is there", func(t *testing.T) {
		tree, err := read_tree.ReadTree(root)
		require.NoError(t, err)
		if idle := list_idle.ListIdle(tree); len(idle) > 0 {
			t.Fatalf("rules/tables.go and rules/words.go list what there is not:\n%s", strings.Join(idle, "\n"))
		}
	})
	t.Run("what a small tree lacks", func(t *testing.T) {
		idle := list_idle.ListIdle(parse_tree.ParseTree(good_tree.GoodTree()))
		lacks := []string{"room engine/pool", "verb parse", "name jsonrpc/validate_request", "thread the worker"}
		require.Subset(t, idle, lacks)
		for _, entry := range []string{"room engine/gguf", "verb append", "name dropin/rkllm", "thread the loop"} {
			require.NotContains(t, idle, entry)
		}
	})
	t.Run("a tree with a file of every kind keeps them", func(t *testing.T) {
		findings, err := check_tree.CheckTree(write_tree.WriteTree(t, good_tree.GoodTree()))
		require.NoError(t, err)
		require.Empty(t, findings)
	})
	t.Run("a breach in a tree", func(t *testing.T) {
		files := good_tree.GoodTree()
		files["more.go"] = "package main\n"
		findings, err := check_tree.CheckTree(write_tree.WriteTree(t, files))
		require.NoError(t, err)
		require.Equal(t, "more.go:1: path", list_places.ListPlaces(findings))
	})
	t.Run("a folder without go.mod", func(t *testing.T) {
		_, err := check_tree.CheckTree(t.TempDir())
		require.ErrorIs(t, err, os.ErrNotExist)
	})
}
