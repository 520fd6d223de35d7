package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/end_line"
)

func TestEndLine(t *testing.T) {
	s := &cli.Screen{Escapes: true, Inside: true, Heading: cli.StyleBold, Style: cli.StyleBold, Shown: cli.StyleBold,
		Indent: "  ", Spaces: 3, Pending: []rune("*a"), Open: []cli.Emphasis{{Sign: '_', Count: 1}}}
	end_line.EndLine(s)
	require.Equal(t, "   *a\x1b[0m", string(s.Out))
	require.False(t, s.Inside)
	require.Empty(t, s.Open)
	require.Zero(t, s.Style|s.Heading|s.Shown)
	require.Empty(t, s.Indent)
}
