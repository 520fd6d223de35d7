package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/markdown/is_break"
)

func TestIsBreak(t *testing.T) {
	for _, pair := range []string{"中文", "中a", "a中", "。中"} {
		characters := []rune(pair)
		require.True(t, is_break.IsBreak(characters[0], characters[1]), pair)
	}
	for _, pair := range []string{"ab", "中，", "中）", "（中", "文。", "中!", "中\u0301", "a「"} {
		characters := []rune(pair)
		require.Equal(t, pair == "a「", is_break.IsBreak(characters[0], characters[1]), pair)
	}
	require.False(t, is_break.IsBreak(0, '中'))
}
