package index_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/index/list_functions"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestListFunctions(t *testing.T) {
	files := good_tree.GoodTree()
	files["engine/gguf/find_key/find_key.go"] = "package find_key\n\n// FindKey finds a|b.\nfunc FindKey() {}\n"
	folders := list_functions.ListFunctions(parse_tree.ParseTree(files))
	require.Equal(t, []string{"bench", "buffer", "cli", "dropin", "engine", "engine/gguf", "engine/model", "rkllm"},
		slices.Sorted(maps.Keys(folders)), "nothing of tests or gen")
	require.Equal(t, rules.Folder{Types: " [engine.go](engine.go)"}, folders["engine"])
	require.Equal(t, rules.Folder{
		Types: " [gguf.go](gguf/gguf.go)",
		Rows: "| [find_key](gguf/find_key/find_key.go) | FindKey finds a\\|b. |  | tests |\n" +
			"| [open_file](gguf/open_file/open_file.go) | OpenFile opens. | any thread | engine/model/load_model |\n",
		Functions: 2,
	}, folders["engine/gguf"])
	require.Equal(t, 1, folders["dropin"].Functions, "a Go and a C file of one folder are one function")
	require.Equal(t, "| [serve_echo](serve_echo/serve_echo.c) | The floor: it answers what it hears. | a process of "+
		"its own | tests |\n",
		folders["bench"].Rows)
}
