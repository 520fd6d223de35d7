package table_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/table/split_row"
)

func TestSplitRow(t *testing.T) {
	for row, cells := range map[string][]string{
		"| a | b |": {"a", "b"}, "a|b": {"a", "b"}, "|": {""}, "": {""}, "| a | | c": {"a", "", "c"},
		`| a \| b | c |`: {`a \| b`, "c"}, "| `a|b` | c |": {"`a|b`", "c"}, "||": {""},
	} {
		require.Equal(t, cells, split_row.SplitRow(row), row)
	}
}
