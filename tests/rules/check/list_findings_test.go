package check_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check/list_findings"
	"rkllmd/rules/index/format_index"
	"rkllmd/tests/rules/check/list_breaches"
	"rkllmd/tests/rules/check/list_places"
	"rkllmd/tests/rules/check/name_breaches"
	"rkllmd/tests/rules/check/program_breaches"
	"rkllmd/tests/rules/check/room_breaches"
	"rkllmd/tests/rules/check/word_breaches"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestListFindings(t *testing.T) {
	breaches := slices.Concat(list_breaches.ListBreaches(), name_breaches.NameBreaches(),
		program_breaches.ProgramBreaches(), room_breaches.RoomBreaches(), word_breaches.WordBreaches())
	breaches = append(breaches, [5]string{"a tree without a breach"}, [5]string{"a crowd"})
	for _, breach := range breaches {
		what, file, old, text, want := breach[0], breach[1], breach[2], breach[3], breach[4]
		t.Run(what, func(t *testing.T) {
			files := good_tree.GoodTree()
			require.Contains(t, files[file], old, "the case itself is wrong")
			switch {
			case what == "a crowd":
				for i := range rules.MaxFunctions + 1 {
					files[fmt.Sprintf("tests/support/daemon/help_%02d/help_%02d.c", i,
						i)] = "int main(void) { return 0; }\n"
				}
				want = "tests/support/daemon/help_40/help_40.c:1: crowd"
			case old != "":
				files[file] = strings.Replace(files[file], old, text, 1)
			case file != "":
				files[file] += text
			}
			tree := parse_tree.ParseTree(files)
			given := tree.Indexes
			tree.Indexes = format_index.FormatIndex(tree)
			maps.Copy(tree.Indexes, given)
			require.Equal(t, want, list_places.ListPlaces(list_findings.ListFindings(tree)))
		})
	}
}
