package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/find_emphasis_end"
)

func TestFindEmphasisEnd(t *testing.T) {
	for _, test := range []struct {
		text  string
		count int
		ended bool
		found bool
	}{
		{"*a* b", 1, false, true}, {"*a*", 1, false, false}, {"*a*", 1, true, true}, {"*a b", 1, true, false},
		{"**a *b* c** d", 2, true, true}, {"*a **b** c", 1, true, false}, {"**a*b", 2, true, false},
		{"*a `*` b", 1, true, false}, {"*a \\* b", 1, true, false}, {"**a *b*** c", 2, true, true},
		{"****", 2, true, false},
		{"*a * b", 1, true, false}, {"*`a` b* c", 1, true, true},
	} {
		begun := cli.Emphasis{Sign: '*', Count: test.count}
		require.Equal(t, test.found, find_emphasis_end.FindEmphasisEnd([]rune(test.text), begun, test.ended),
			"%+v", test)
	}
}
