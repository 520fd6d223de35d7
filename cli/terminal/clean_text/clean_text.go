// Package clean_text makes text safe for a terminal.
package clean_text

import (
	"strings"
	"unicode"
)

// CleanText returns text in which control characters, with which a model could steer the terminal, are replaced by
// U+FFFD. Line ends and tabs stay.
//
// **Runs on:** any thread.
func CleanText(text string) string {
	var clean strings.Builder
	for _, r := range text {
		if unicode.IsControl(r) && r != '\n' && r != '\t' {
			r = unicode.ReplacementChar
		}
		clean.WriteRune(r)
	}
	return clean.String()
}
