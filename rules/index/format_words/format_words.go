// Package format_words writes a table of words.
package format_words

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"rkllmd/rules"
)

// FormatWords writes one of rules.WordTables as a table of Markdown, in the order of the words, several to a line.
//
// **Runs on:** any thread.
func FormatWords(table rules.WordTable) string {
	var cells []string
	for _, word := range slices.Sorted(maps.Keys(table.Words)) {
		cells = append(cells, fmt.Sprintf("| "+table.Format+" | %s ", word, table.Words[word]))
	}
	var text strings.Builder
	text.WriteString(strings.Repeat(table.Head+" ", table.Columns) + "|\n" + strings.Repeat("|---|---", table.Columns) +
		"|\n")
	for row := range slices.Chunk(cells, table.Columns) {
		text.WriteString(strings.Join(row, "") + "|\n")
	}
	return text.String()
}
