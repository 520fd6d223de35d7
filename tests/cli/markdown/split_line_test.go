package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/split_line"
)

func TestSplitLine(t *testing.T) {
	s := &cli.Screen{Escapes: true, Shown: cli.StyleBold, Indent: "│ ", Column: 30, Spaces: 3}
	split_line.SplitLine(s)
	require.Equal(t, "\x1b[0m\n│ \x1b[1m", string(s.Out))
	require.Equal(t, []int{2, 0}, []int{s.Column, s.Spaces})
}
