package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown/is_closing"
)

func TestIsClosing(t *testing.T) {
	for _, test := range []struct {
		before, next, sign rune
		closes             bool
	}{
		{'a', 0, '*', true}, {'a', ' ', '*', true}, {' ', 'a', '*', false}, {0, 'a', '*', false}, {'a', 'b', '*', true},
		{'a', 'b', '_', false}, {'a', '.', '_', true}, {'!', 'a', '*', false}, {'：', '请', '*', true},
		{'!', ' ', '*', true},
	} {
		require.Equal(t, test.closes, is_closing.IsClosing(test.before, test.next, test.sign), "%+v", test)
	}
}
