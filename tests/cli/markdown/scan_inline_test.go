package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/scan_inline"
)

func TestScanInline(t *testing.T) {
	s := &cli.Screen{Escapes: true, Pending: []rune("a \\*b\\* \\c **d")}
	scan_inline.ScanInline(s, false)
	require.Equal(t, "a *b* \\c", string(s.Out))
	require.Equal(t, "**d", string(s.Pending))
	s.Pending = append(s.Pending, []rune("** e \\")...)
	scan_inline.ScanInline(s, false)
	require.Equal(t, "a *b* \\c \x1b[1md\x1b[0m e", string(s.Out))
	require.Equal(t, "\\", string(s.Pending), "what is behind the backslash may come")
	scan_inline.ScanInline(s, true)
	require.Empty(t, s.Pending)
	require.Equal(t, "\\", string(s.Word))
}
