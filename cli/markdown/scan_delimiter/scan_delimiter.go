// Package scan_delimiter reads the second line of a table.
package scan_delimiter

import (
	"fmt"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/scan_row"
	"rkllmd/cli/table/is_table"
)

// ScanDelimiter takes the next character of the line behind one that may be the head of a table, while it may be the
// line of dashes that says so; false: it is another line, and r is still to be read. A head without a bar at its
// beginning stands on the terminal as text: the cursor is at its end, and what stands there is taken back.
//
// **Runs on:** one thread at a time. Follows GitHub Flavored Markdown, "Tables".
func ScanDelimiter(s *cli.Screen, r rune) bool {
	if s.Inside || !s.Held && len(s.Rows) != 1 {
		return false
	}
	head := string(s.Head)
	if r != '\n' && len(head) < markdown.MaxRow && strings.Trim(head+string(r), "|-: \t") == "" &&
		!strings.HasPrefix(head+string(r), "    ") && !strings.HasPrefix(head+string(r), "\t") {
		s.Head = append(s.Head, r)
		return true
	}
	first := string(s.Row)
	if !s.Held {
		first = s.Rows[0]
	}
	table := r == '\n' && is_table.IsTable(first, head)
	if s.Held && !table {
		s.Out, s.Column, s.Held, s.Row = append(s.Out, '\n'), 0, false, nil
	}
	if !table {
		return false
	}
	if s.Held {
		if s.Splits > 0 {
			s.Out = fmt.Appendf(s.Out, cli.EraseUp, s.Splits)
		}
		s.Rows, s.Held, s.Row = []string{first}, false, nil
	}
	s.Pending, s.Head, s.Paragraph = s.Head, nil, false
	scan_row.ScanRow(s, '\n')
	return true
}
