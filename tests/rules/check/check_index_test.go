package check_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check/check_index"
	"rkllmd/rules/index/format_index"
	"rkllmd/rules/index/format_rules"
	"rkllmd/tests/rules/check/list_places"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestCheckIndex(t *testing.T) {
	tree := parse_tree.ParseTree(good_tree.GoodTree())
	right := format_index.FormatIndex(tree)["engine/INDEX.md"]
	lines := strings.Count(right, "\n")
	places := map[string]string{ // engine/INDEX.md -> findings
		right:                "",
		"":                   "engine/INDEX.md:1: index",
		"# engine\n\nOld":    "engine/INDEX.md:3: index",
		right + "\n":         fmt.Sprintf("engine/INDEX.md:%d: index", lines+2),
		right[:len(right)-1]: fmt.Sprintf("engine/INDEX.md:%d: index", lines+1),
	}
	for index, want := range places {
		tree.Indexes = format_index.FormatIndex(tree)
		tree.Indexes["engine/INDEX.md"] = index
		require.Equal(t, want, list_places.ListPlaces(check_index.CheckIndex(tree)), index)
	}
	tree.Indexes = format_index.FormatIndex(tree)
	tree.Indexes["uma/INDEX.md"] = "# uma\n" // of an area that is gone
	require.Equal(t, "uma/INDEX.md:1: index", list_places.ListPlaces(check_index.CheckIndex(tree)))
	tree.Indexes = format_index.FormatIndex(tree)
	tree.Rules = format_rules.FormatRules("# Rules\n")
	require.Empty(t, check_index.CheckIndex(tree))
	tree.Rules = strings.Replace(tree.Rules, "`append_`", "`attach_`", 1)
	require.Equal(t, "RULES.md:6: index", list_places.ListPlaces(check_index.CheckIndex(tree)))
	tree.Indexes = map[string]string{}
	require.Contains(t, check_index.CheckIndex(tree)[0].Message, rules.IndexCommand)

	const good = "// Tell tells.\n//\n// **Runs on:** any thread.\nfunc Tell() {}\n"
	comments := map[string]string{ // source -> findings
		"package tell\n\n" + good:                                         "",
		"package tell\n\nfunc Tell() {}\n":                                "utils/tell/tell.go:3: index",
		"package tell\n\n// Tell tells.\nfunc Tell() {}\n":                "utils/tell/tell.go:4: index",
		"package tell\n\n// **Holds:** Mu.\n//\nfunc Tell() {}\n":         "utils/tell/tell.go:5: index",
		"// Package tell tells.\n//\n// **Runs on:** it.\npackage tell\n": "",
	}
	for source, want := range comments {
		tree := parse_tree.ParseTree(map[string]string{"utils/tell/tell.go": source})
		tree.Indexes = format_index.FormatIndex(tree)
		require.Equal(t, want, list_places.ListPlaces(check_index.CheckIndex(tree)), source)
	}
}
