package index_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/index/format_area_index"
)

func TestFormatAreaIndex(t *testing.T) {
	require.Empty(t, format_area_index.FormatAreaIndex("engine", map[string]rules.Folder{"utils": {Rows: "x"}}))
	const head = "\n| function | what it does | runs on | called by |\n|---|---|---|---|\n"
	const note = ". Written by `make index`; [RULES.md](../RULES.md) explains the tree.\n"
	require.Equal(t, "# utils\n\n"+rules.Areas["utils"].About+note+"\nTypes: a\n"+head+"| b |\n",
		format_area_index.FormatAreaIndex("utils", map[string]rules.Folder{"utils": {Types: " a", Rows: "| b |\n",
			Functions: 1}}))

	rooms := rules.Areas["engine"].Rooms
	require.Equal(t, "# engine\n\n"+rules.Areas["engine"].About+note+
		"\nThe rooms, from the highest to the lowest:\n\n| room | what it is | functions |\n|---|---|---|\n"+
		"| [model](#model) | "+rooms["model"].About+" | 3 |\n| [gguf](#gguf) | "+rooms["gguf"].About+" | 0 |\n"+
		head+"| root |\n\n## model\n"+head+"| b |\n\n## gguf\n\nTypes: g\n",
		format_area_index.FormatAreaIndex("engine", map[string]rules.Folder{
			"engine": {Rows: "| root |\n", Functions: 1}, "engine/gguf": {Types: " g"},
			"engine/model": {Rows: "| b |\n", Functions: 3},
		}))
}
