package markdown_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/scan_rune"
)

func TestScanRune(t *testing.T) {
	s := &cli.Screen{}
	for _, r := range "a\x1b\u009b[b\rc\n```\n\x07d\n```\n|e\n" {
		scan_rune.ScanRune(s, r)
	}
	rule := strings.Repeat("─", markdown.Rule) + "\n"
	require.Equal(t, "a\uFFFD\uFFFD[bc\n"+rule+"\uFFFDd\n"+rule, string(s.Out))
	require.Equal(t, []string{"|e"}, s.Rows)
	plain := &cli.Screen{Plain: true, Columns: 10}
	for _, r := range "# a **b**\n- c\td\n" {
		scan_rune.ScanRune(plain, r)
	}
	require.Equal(t, "# a **b**\n- c d\n", string(plain.Out))
}
