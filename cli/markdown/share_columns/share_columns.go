// Package share_columns shares the width of a terminal among the columns of a table.
package share_columns

import (
	"slices"

	"rkllmd/cli/markdown"
)

// ShareColumns makes widths fit into room: the widest ones become less. It returns false if that would leave one with
// less than markdown.Least, and less than it wants.
//
// **Runs on:** any thread.
func ShareColumns(widths []int, room int) bool {
	sum := 0
	for i, width := range widths {
		widths[i] = min(width, max(room, 0))
		sum += widths[i]
	}
	for ; sum > room; sum-- {
		widest := slices.Max(widths)
		if widest <= markdown.Least {
			return false
		}
		widths[slices.Index(widths, widest)]--
	}
	return true
}
