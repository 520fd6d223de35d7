// Package parse_alignment reads the second row of a table.
package parse_alignment

import "strings"

// ParseAlignment returns on which side the cells of each column stand, "l", "c" or "r", by the cells of the second row
// of a table, such as :--:; false: they are no such row.
//
// **Runs on:** any thread. Follows GitHub Flavored Markdown, "Tables".
func ParseAlignment(cells []string) (sides []byte, right bool) {
	for _, cell := range cells {
		middle := strings.TrimSuffix(strings.TrimPrefix(cell, ":"), ":")
		if middle == "" || strings.Trim(middle, "-") != "" {
			return nil, false
		}
		side := byte('l')
		switch {
		case strings.HasSuffix(cell, ":") && strings.HasPrefix(cell, ":"):
			side = 'c'
		case strings.HasSuffix(cell, ":"):
			side = 'r'
		}
		sides = append(sides, side)
	}
	return sides, len(sides) > 0
}
