package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/start_text"
)

func TestStartText(t *testing.T) {
	s := &cli.Screen{Columns: 30, Base: cli.StyleFaint, Escapes: true, Colors: true}
	start_text.StartText(s, 2, "• ", 2, "one two")
	require.Equal(t, "  • \x1b[2mone", string(s.Out))
	require.Equal(t, "    ", s.Indent)
	require.Equal(t, 7, s.Column)
	require.True(t, s.Inside)
	deep := &cli.Screen{Columns: 30}
	start_text.StartText(deep, 25, "", 0, "a")
	require.Len(t, deep.Indent, 10, "what goes on has room")
}
