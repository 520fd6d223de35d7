// Package scan_row reads a row of a table.
package scan_row

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/format_style"
	"rkllmd/cli/markdown/set_style"
	"rkllmd/cli/markdown/write_table"
)

// ScanRow reads a character of a row of a table, which is held back until the table has ended: only then it is known
// how wide its columns are. Meanwhile the line tells how many rows have come. A row that is too long is text.
//
// **Runs on:** one thread at a time.
func ScanRow(s *cli.Screen, r rune) {
	if r != '\n' {
		if s.Pending = append(s.Pending, r); len(s.Pending) >= markdown.MaxRow {
			write_table.WriteTable(s)
			s.InRow = false
			set_style.SetStyle(s, 0)
		}
		return
	}
	s.Rows = append(s.Rows, string(s.Pending))
	s.Pending, s.InRow, s.Inside, s.Indent, s.Column = nil, false, false, "", 0
	if s.Escapes {
		s.Out = fmt.Appendf(s.Out, "%s%s(a table, rows: %d)%s", cli.EraseLine, format_style.FormatStyle(s, 0,
			cli.StyleFaint), len(s.Rows), format_style.FormatStyle(s, cli.StyleFaint, 0))
	}
	if len(s.Rows) == markdown.MaxRows {
		write_table.WriteTable(s)
	}
}
