package check_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/check/find_difference"
)

func TestFindDifference(t *testing.T) {
	for texts, line := range map[[2]string]int{
		{"", ""}: 0, {"a\nb\n", "a\nb\n"}: 0, {"a", ""}: 1, {"", "a"}: 1, {"a\nb", "a\nc"}: 2, {"a", "a\nb"}: 2,
		{"a\n", "a"}: 2, {"a\nb\nc", "a\nx\nc"}: 2,
	} {
		require.Equal(t, line, find_difference.FindDifference(texts[0], texts[1]), texts)
	}
}
