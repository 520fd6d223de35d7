package check_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check/check_tree"
	"rkllmd/rules/finding/format_finding"
	"rkllmd/rules/index/format_index"
	"rkllmd/rules/tree/read_tree"
	"rkllmd/tests/rules/check/list_breaches"
	"rkllmd/tests/rules/check/list_places"
	"rkllmd/tests/rules/check/name_breaches"
	"rkllmd/tests/rules/check/program_breaches"
	"rkllmd/tests/rules/check/room_breaches"
	"rkllmd/tests/rules/check/word_breaches"
	"rkllmd/tests/rules/good_tree"
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
	t.Run("a tree with a file of every kind keeps them", func(t *testing.T) {
		findings, err := check_tree.CheckTree(write_tree.WriteTree(t, good_tree.GoodTree()))
		require.NoError(t, err)
		require.Empty(t, findings)
	})
	breaches := slices.Concat(list_breaches.ListBreaches(), name_breaches.NameBreaches(),
		program_breaches.ProgramBreaches(), room_breaches.RoomBreaches(), word_breaches.WordBreaches())
	for _, breach := range breaches {
		what, file, old, text, want := breach[0], breach[1], breach[2], breach[3], breach[4]
		t.Run(what, func(t *testing.T) {
			files := good_tree.GoodTree()
			require.Contains(t, files[file], old, "the case itself is wrong")
			if old == "" {
				files[file] += text
			} else {
				files[file] = strings.Replace(files[file], old, text, 1)
			}
			findings, err := check_tree.CheckTree(write_tree.WriteTree(t, files))
			require.NoError(t, err)
			require.Equal(t, want, list_places.ListPlaces(findings))
		})
	}
	t.Run("a crowd", func(t *testing.T) {
		files := good_tree.GoodTree()
		for i := range rules.MaxFunctions + 1 {
			files[fmt.Sprintf("tests/support/daemon/help_%02d/help_%02d.c", i, i)] = "int main(void) { return 0; }\n"
		}
		findings, err := check_tree.CheckTree(write_tree.WriteTree(t, files))
		require.NoError(t, err)
		require.Equal(t, "tests/support/daemon/help_40/help_40.c:1: crowd", list_places.ListPlaces(findings))
	})
	t.Run("a folder without go.mod", func(t *testing.T) {
		_, err := check_tree.CheckTree(t.TempDir())
		require.ErrorIs(t, err, os.ErrNotExist)
	})
}
