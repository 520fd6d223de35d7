package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/wrap_cell"
)

func TestWrapCell(t *testing.T) {
	s := &cli.Screen{Escapes: true}
	require.Equal(t, []string{"one \x1b[1mtwo\x1b[0m", "\x1b[1mthree\x1b[0m"}, wrap_cell.WrapCell(s,
		"one **two three**", 8, 0))
	require.Equal(t, []string{"\x1b[3mone two\x1b[0m"}, wrap_cell.WrapCell(s, "one two", 0, cli.StyleItalic))
	require.Equal(t, []string{""}, wrap_cell.WrapCell(s, "", 3, 0))
}
