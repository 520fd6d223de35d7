package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/is_code"
)

func TestIsCode(t *testing.T) {
	s := &cli.Screen{}
	require.True(t, is_code.IsCode(s, 4))
	require.False(t, is_code.IsCode(s, 3))
	s.Items = []int{2, 5}
	for indent, want := range map[int]bool{1: false, 2: false, 4: false, 5: false, 8: false, 9: true} {
		require.Equal(t, want, is_code.IsCode(s, indent), indent)
	}
	s.Paragraph = true
	require.False(t, is_code.IsCode(s, 9), "the paragraph goes on")
	require.False(t, is_code.IsCode(&cli.Screen{Indent: "│ "}, 9))
}
