package markdown_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/scan_row"
)

func TestScanRow(t *testing.T) {
	s := &cli.Screen{Escapes: true, Colors: true, Inside: true, InRow: true}
	for _, r := range "| a |\n" {
		scan_row.ScanRow(s, r)
	}
	require.Equal(t, []string{"| a |"}, s.Rows)
	require.Equal(t, "\r\x1b[K\x1b[2m(a table, rows: 1)\x1b[0m", string(s.Out))
	require.False(t, s.InRow)
	long := &cli.Screen{Inside: true, InRow: true, Pending: []rune(strings.Repeat("|", markdown.MaxRow-1))}
	scan_row.ScanRow(long, 'a')
	require.False(t, long.InRow, "it is text")
	require.Len(t, long.Pending, markdown.MaxRow)
	many := &cli.Screen{InRow: true, Rows: make([]string, markdown.MaxRows-1)}
	scan_row.ScanRow(many, '\n')
	require.Empty(t, many.Rows)
	require.NotEmpty(t, many.Out)
}
