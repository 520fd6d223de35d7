package index_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/index/format_index"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestFormatIndex(t *testing.T) {
	require.ElementsMatch(t, slices.Collect(maps.Keys(rules.Areas)), rules.ReadingOrder, "every area is listed once")
	for name, area := range rules.Areas {
		require.NotEmpty(t, area.About, name)
		for room, about := range area.Rooms {
			require.Regexp(t, rules.SnakeCase, room)
			require.NotEmpty(t, about.About, name+"/"+room)
			require.Positive(t, about.Layer, name+"/"+room)
		}
	}

	indexes := format_index.FormatIndex(parse_tree.ParseTree(good_tree.GoodTree()))
	require.Equal(t, []string{"INDEX.md", "bench/INDEX.md", "buffer/INDEX.md", "cli/INDEX.md", "dropin/INDEX.md",
		"engine/INDEX.md",
		"rkllm/INDEX.md"}, slices.Sorted(maps.Keys(indexes)))
	row := "| [%[1]s](%[1]s/INDEX.md) | %[2]s | %[3]d | %[4]s |\n"
	require.Equal(t, `# Index

The 7 functions of the program are listed by area. The areas stand in the order in which a request meets them, their rooms
from the highest to the lowest. Written by `+"`make index`"+`; RULES.md explains the tree.

| area | what it is | functions | rooms |
|---|---|---|---|
`+fmt.Sprintf(row, "buffer", rules.Areas["buffer"].About, 1, "")+fmt.Sprintf(row, "rkllm", rules.Areas["rkllm"].About,
		1, "")+
		fmt.Sprintf(row, "dropin", rules.Areas["dropin"].About, 1, "")+
		fmt.Sprintf(row, "engine", rules.Areas["engine"].About, 2,
			"[model](engine/INDEX.md#model) 1, [gguf](engine/INDEX.md#gguf) 1")+
		fmt.Sprintf(row, "cli", rules.Areas["cli"].About, 1, "")+fmt.Sprintf(row, "bench", rules.Areas["bench"].About,
		1, ""),
		indexes["INDEX.md"])
	require.Contains(t, indexes["engine/INDEX.md"], "| [open_file](gguf/open_file/open_file.go) | OpenFile opens. |")
}
