// Package split_row divides a row of a table.
package split_row

import "strings"

// SplitRow returns the cells of a row, without the blanks around them. A bar behind a backslash, or in code, parts
// none.
//
// **Runs on:** any thread. Follows GitHub Flavored Markdown, "Tables".
func SplitRow(row string) (cells []string) {
	row = strings.TrimPrefix(strings.TrimSpace(row), "|")
	var cell strings.Builder
	escaped, code := false, false
	for _, r := range row {
		switch {
		case r == '|' && !escaped && !code:
			cells = append(cells, strings.TrimSpace(cell.String()))
			cell.Reset()
			continue
		case r == '`' && !escaped:
			code = !code
		}
		escaped = r == '\\' && !escaped
		cell.WriteRune(r)
	}
	if rest := strings.TrimSpace(cell.String()); rest != "" || len(cells) == 0 {
		cells = append(cells, rest)
	}
	return cells
}
