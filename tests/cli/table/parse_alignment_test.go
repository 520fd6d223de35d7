package table_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/table/parse_alignment"
)

func TestParseAlignment(t *testing.T) {
	sides, right := parse_alignment.ParseAlignment([]string{"---", ":-", "-:", ":-:"})
	require.True(t, right)
	require.Equal(t, "llrc", string(sides))
	for _, cells := range [][]string{nil, {"--", "a"}, {":"}, {"::"}, {""}} {
		_, right := parse_alignment.ParseAlignment(cells)
		require.False(t, right, "%q", cells)
	}
}
