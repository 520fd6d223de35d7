package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/source/merge_pairs"
)

func TestMergePairs(t *testing.T) {
	require.Equal(t, []rune("adxz"), merge_pairs.MergePairs([][2]rune{{'x', 'z'}, {'d', 'd'}, {'a', 'c'}, {'b', 'b'}}))
	require.Equal(t, []rune("aacc"), merge_pairs.MergePairs([][2]rune{{'c', 'c'}, {'a', 'a'}, {'c', 'c'}}))
	require.Equal(t, []rune{0, 0x10FFFF}, merge_pairs.MergePairs([][2]rune{{0, 0x10FFFF}, {'a', 'c'}}))
}
