package table_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/table/is_table"
)

func TestIsTable(t *testing.T) {
	for second, want := range map[string]bool{
		"--- | ---": true, "|---|:-:|": true, ":-|-": true, "-|-": true, "  -- | --: ": true,
		"---": false, "- | -": false,
		"--- | --- | ---": false, "--- | x": false, "": false, "|": false, "-\t|-": false, "|-": false,
	} {
		require.Equal(t, want, is_table.IsTable("a | b", second), second)
	}
	require.True(t, is_table.IsTable("| a |", ":-:"))
	require.False(t, is_table.IsTable("| a |", "---"), "a line under a heading")
	require.True(t, is_table.IsTable(`a \| b | c`, "-|-"))
}
