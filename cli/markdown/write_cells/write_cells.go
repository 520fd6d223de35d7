// Package write_cells writes a row of a table.
package write_cells

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown/format_style"
	"rkllmd/cli/markdown/measure_shown"
	"rkllmd/cli/markdown/wrap_cell"
	"rkllmd/cli/signs/choose_sign"
)

// WriteCells writes a row of a table whose columns have these widths and sides: in as many lines as its longest cell
// takes.
//
// **Runs on:** one thread at a time.
func WriteCells(s *cli.Screen, cells []string, widths []int, sides []byte, style cli.Style) {
	wrapped, lines := make([][]string, len(widths)), 1
	for i := range widths {
		if i < len(cells) {
			wrapped[i] = wrap_cell.WrapCell(s, cells[i], widths[i], style)
		}
		lines = max(lines, len(wrapped[i]))
	}
	bar := format_style.FormatStyle(s, 0, cli.StyleFaint) + choose_sign.ChooseSign(s.ASCII, " │ ") +
		format_style.FormatStyle(s, cli.StyleFaint, 0)
	for line := range lines {
		text := ""
		for i, width := range widths {
			part := ""
			if line < len(wrapped[i]) {
				part = wrapped[i][line]
			}
			free := max(0, width-measure_shown.MeasureShown(part))
			left := map[byte]int{'l': 0, 'c': free / 2, 'r': free}[sides[i]]
			if i > 0 {
				text += bar
			}
			text += strings.Repeat(" ", left) + part + strings.Repeat(" ", free-left)
		}
		s.Out = append(append(s.Out, strings.TrimRight(text, " ")...), '\n')
	}
}
