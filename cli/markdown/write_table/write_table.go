// Package write_table writes a table.
package write_table

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown/format_style"
	"rkllmd/cli/markdown/measure_shown"
	"rkllmd/cli/markdown/share_columns"
	"rkllmd/cli/markdown/wrap_cell"
	"rkllmd/cli/markdown/write_cells"
	"rkllmd/cli/markdown/write_rows"
	"rkllmd/cli/signs/choose_sign"
	"rkllmd/cli/table/parse_alignment"
	"rkllmd/cli/table/split_row"
)

// WriteTable writes the table that has been read, if there is one: in columns that fit the terminal. Rows without a
// second one of dashes, and tables with more columns than the terminal has room for, are text.
//
// **Runs on:** one thread at a time. Follows GitHub Flavored Markdown, "Tables".
func WriteTable(s *cli.Screen) {
	if len(s.Rows) == 0 {
		return
	}
	rows, pending, inside := s.Rows, s.Pending, s.Inside
	s.Rows, s.Pending = nil, nil
	if s.Escapes {
		s.Out = append(s.Out, cli.EraseLine...)
	}
	cells := make([][]string, len(rows))
	for i, row := range rows {
		cells[i] = split_row.SplitRow(row)
	}
	sides, table := []byte(nil), false
	if len(rows) > 1 && len(cells[0]) == len(cells[1]) {
		sides, table = parse_alignment.ParseAlignment(cells[1])
	}
	widths := make([]int, len(sides))
	for i := range widths {
		for _, row := range append(cells[:1:1], cells[min(2, len(cells)):]...) {
			if i < len(row) {
				widths[i] = max(widths[i], 1, measure_shown.MeasureShown(wrap_cell.WrapCell(s, row[i], 0, 0)[0]))
			}
		}
	}
	if !table || s.Columns > 0 && !share_columns.ShareColumns(widths, s.Columns-1-3*(len(widths)-1)) {
		write_rows.WriteRows(s, rows)
	} else {
		write_cells.WriteCells(s, cells[0], widths, sides, cli.StyleBold)
		lines := make([]string, len(widths))
		for i, width := range widths {
			lines[i] = strings.Repeat("─", width)
		}
		line := choose_sign.ChooseSign(s.ASCII, strings.Join(lines, "─┼─"))
		s.Out = append(append(append(s.Out, format_style.FormatStyle(s, 0, cli.StyleFaint)...), line...),
			format_style.FormatStyle(s, cli.StyleFaint, 0)...)
		s.Out = append(s.Out, '\n')
		for _, row := range cells[2:] {
			write_cells.WriteCells(s, row, widths, sides, 0)
		}
	}
	s.Pending, s.Inside, s.Column = pending, inside, 0
}
