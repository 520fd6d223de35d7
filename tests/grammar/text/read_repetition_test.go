package text_test

import (
	"regexp/syntax"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/text/read_repetition"
)

func TestReadRepetition(t *testing.T) {
	for pattern, expected := range map[string][3]any{"a*": {0, -1, true}, "a+": {1, -1, true}, "a?": {0, 1, true},
		"a{2,5}": {2, 5, true}, "a{3,}": {3, -1, true}, "a": {0, 0, false}} {
		tree, err := syntax.Parse(pattern, syntax.Perl)
		require.NoError(t, err)
		least, most, ok := read_repetition.ReadRepetition(tree)
		require.Equal(t, expected, [3]any{least, most, ok}, pattern)
	}
}
