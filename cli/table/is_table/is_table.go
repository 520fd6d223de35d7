// Package is_table tells tables from text.
package is_table

import (
	"strings"

	"rkllmd/cli/table/parse_alignment"
	"rkllmd/cli/table/split_row"
)

// IsTable reports whether these lines begin a table: the second one has dashes for as many columns as the first one has
// cells. Dashes alone are what stands under a heading, or a list.
//
// **Runs on:** any thread. Follows GitHub Flavored Markdown, "Tables".
func IsTable(first, second string) bool {
	second = strings.TrimSpace(second)
	if !strings.ContainsAny(second, "|:") || strings.HasPrefix(second, "- ") || strings.HasPrefix(second, "-\t") {
		return false
	}
	cells := split_row.SplitRow(second)
	_, right := parse_alignment.ParseAlignment(cells)
	return right && len(cells) == len(split_row.SplitRow(first))
}
