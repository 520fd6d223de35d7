// Package write_rows writes rows that are no table.
package write_rows

import (
	"rkllmd/cli"
	"rkllmd/cli/markdown/end_line"
	"rkllmd/cli/markdown/start_text"
)

// WriteRows writes rows as lines of text.
//
// **Runs on:** one thread at a time.
func WriteRows(s *cli.Screen, rows []string) {
	for _, row := range rows {
		s.Column = 0
		start_text.StartText(s, 0, "", 0, row)
		end_line.EndLine(s)
		s.Out = append(s.Out, '\n')
	}
}
