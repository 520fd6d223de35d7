package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown/is_opening"
)

func TestIsOpening(t *testing.T) {
	for _, test := range []struct {
		before, next, sign rune
		count              int
		opens              bool
	}{
		{0, 'a', '*', 1, true}, {' ', 'a', '*', 1, true}, {' ', ' ', '*', 1, false}, {'a', 0, '*', 2, false},
		{'2', '3', '*', 1, false}, {'2', '3', '*', 2, true}, {'a', 'b', '_', 1, false}, {'(', 'b', '_', 1, true},
		{'a', '"', '*', 2, false}, {'中', '文', '*', 1, true}, {'中', '“', '*', 2, true}, {'a', 'b', '~', 2, true},
	} {
		require.Equal(t, test.opens, is_opening.IsOpening(test.before, test.next, test.sign, test.count), "%+v", test)
	}
}
