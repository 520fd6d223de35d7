package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/set_style"
)

func TestSetStyle(t *testing.T) {
	s := &cli.Screen{Escapes: true, Colors: true, Base: cli.StyleFaint, Heading: cli.StyleBold}
	set_style.SetStyle(s, cli.StyleItalic)
	require.Equal(t, "\x1b[1;3;2m", string(s.Word))
	require.Empty(t, s.Out)
	set_style.SetStyle(s, 0)
	require.Equal(t, cli.StyleFaint|cli.StyleBold, s.Style, "what holds for the line stays")
}
