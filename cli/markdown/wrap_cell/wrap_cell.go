// Package wrap_cell wraps a cell of a table.
package wrap_cell

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown/end_line"
	"rkllmd/cli/markdown/start_text"
)

// WrapCell returns the lines of a cell that is width columns wide; 0: as wide as it wants, in one line.
//
// **Runs on:** any thread.
func WrapCell(s *cli.Screen, text string, width int, style cli.Style) []string {
	cell := &cli.Screen{Escapes: s.Escapes, Colors: s.Colors, Base: s.Base, Heading: style}
	if width > 0 {
		cell.Columns = width + 1
	}
	start_text.StartText(cell, 0, "", 0, text)
	end_line.EndLine(cell)
	return strings.Split(string(cell.Out), "\n")
}
