// Package format_rules writes the lists of RULES.md.
package format_rules

import (
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/index/format_words"
)

// FormatRules returns the text of RULES.md with the lists of rules.WordTables as the checker knows them. A list that
// the text lacks is put at its end.
//
// **Runs on:** any thread.
func FormatRules(text string) string {
	for _, table := range rules.WordTables {
		right := format_words.FormatWords(table)
		before, rest, found := strings.Cut(text, "\n"+table.Head+" ")
		if !found {
			text += "\n" + right
			continue
		}
		_, after, found := strings.Cut(rest, "\n\n")
		text = before + "\n" + right
		if found {
			text += "\n" + after
		}
	}
	return text
}
