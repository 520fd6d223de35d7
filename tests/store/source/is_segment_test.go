package source_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source/is_segment"
)

func TestIsSegment(t *testing.T) {
	for _, name := range []string{"Qwen3-0.6B", "a", "_x", "a+b", "a..b", strings.Repeat("a", 255)} {
		require.True(t, is_segment.IsSegment(name), "%q", name)
	}
	for _, name := range []string{"", ".", "..", "-a", "a/b", "a b", "ä", "a\n", strings.Repeat("a", 256)} {
		require.False(t, is_segment.IsSegment(name), "%q", name)
	}
}
