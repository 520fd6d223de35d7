package check_index_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/check_index"
	"rkllmd/rules/generate_index"
	"rkllmd/tests/support/rules_good_tree"
	"rkllmd/tests/support/rules_list_places"
	"rkllmd/tests/support/rules_parse_tree"
)

func TestCheckIndex(t *testing.T) {
	tree := rules_parse_tree.RulesParseTree(rules_good_tree.RulesGoodTree())
	right := generate_index.GenerateIndex(tree)
	places := map[string]string{ // INDEX.md -> findings
		right:                "",
		"":                   "INDEX.md:1: index",
		"# Index\n\nOld":     "INDEX.md:3: index",
		right + "\n":         "INDEX.md:38: index",
		right[:len(right)-1]: "INDEX.md:37: index",
	}
	for index, want := range places {
		tree.Index = index
		require.Equal(t, want, rules_list_places.RulesListPlaces(check_index.CheckIndex(tree)), index)
	}
	tree.Index = ""
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
		tree := rules_parse_tree.RulesParseTree(map[string]string{"utils/tell/tell.go": source})
		tree.Index = generate_index.GenerateIndex(tree)
		require.Equal(t, want, rules_list_places.RulesListPlaces(check_index.CheckIndex(tree)), source)
	}
}
