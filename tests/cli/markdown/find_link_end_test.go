package markdown_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown/find_link_end"
)

func TestFindLinkEnd(t *testing.T) {
	long := "[" + strings.Repeat("a", 200)
	for _, test := range []struct {
		text  string
		ended bool
		words int
		end   int
		known bool
	}{
		{"[a](b) c", false, 2, 5, true}, {"[a](b(c)d)", false, 2, 9, true}, {"[a](b", false, 2, -1, false},
		{"[a](b", true, 2, -1, true}, {"[a]", false, 2, -1, false}, {"[a]", true, 2, -1, true},
		{"[a] (b)", false, 2, -1, true}, {"[a", false, 2, -1, false}, {"[](b)", false, 1, 4, true},
		{long, false, 160, -1, true}, {"[a](" + strings.Repeat("b", 600), false, 2, -1, true},
	} {
		words, end, known := find_link_end.FindLinkEnd([]rune(test.text), 1, test.ended)
		require.Equal(t, []any{test.words, test.end, test.known}, []any{words, end, known}, "%.20s", test.text)
	}
}
