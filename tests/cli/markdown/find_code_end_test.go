package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown/find_code_end"
)

func TestFindCodeEnd(t *testing.T) {
	for _, test := range []struct {
		text  string
		count int
		ended bool
		end   int
	}{
		{"`a` b", 1, false, 2}, {"`a`", 1, false, -1}, {"`a`", 1, true, 2}, {"``a`b`` c", 2, false, 5},
		{"`a``b", 1, true, -1}, {"`a", 1, true, -1}, {"中`文", 1, true, 1}, {"`a``", 1, true, -1},
	} {
		require.Equal(t, test.end, find_code_end.FindCodeEnd([]rune(test.text), test.count, test.ended), "%+v", test)
	}
}
