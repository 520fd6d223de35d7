package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/source/compare_pairs"
)

func TestComparePairs(t *testing.T) {
	require.Negative(t, compare_pairs.ComparePairs([2]rune{'a', 'z'}, [2]rune{'b', 'b'}))
	require.Positive(t, compare_pairs.ComparePairs([2]rune{'b', 'b'}, [2]rune{'a', 'z'}))
	require.Zero(t, compare_pairs.ComparePairs([2]rune{'a', 'b'}, [2]rune{'a', 'c'}))
}
