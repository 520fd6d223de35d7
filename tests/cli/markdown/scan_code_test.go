package markdown_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/scan_code"
)

func TestScanCode(t *testing.T) {
	s := &cli.Screen{Escapes: true, Colors: true, Pending: []rune("`a b")}
	require.Zero(t, scan_code.ScanCode(s, false), "its end may come")
	require.Equal(t, 1, scan_code.ScanCode(s, true), "there is none")
	s.Pending = []rune("`` c ``.")
	require.Equal(t, 7, scan_code.ScanCode(s, false))
	require.Equal(t, "`\x1b[36mc\x1b[0m", string(s.Word))
	plain := &cli.Screen{Escapes: true, Pending: []rune("`a` ")}
	require.Equal(t, 3, scan_code.ScanCode(plain, false))
	require.Equal(t, "`a`", string(plain.Word), "without colours the backticks tell")
	long := &cli.Screen{Pending: []rune("`" + strings.Repeat("a", markdown.MaxSpan))}
	require.Equal(t, 1, scan_code.ScanCode(long, false))
}
