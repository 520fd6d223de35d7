// Package clean_piece makes a piece of a text safe for a terminal.
package clean_piece

import (
	"strings"

	"rkllmd/cli/signs/clean_rune"
)

// CleanPiece returns the next piece of a text, in which what a model could steer the terminal with is replaced by
// U+FFFD, or left out (clean_rune). Line ends and tabs stay. Stacked is the text's: it is counted on.
//
// **Runs on:** any thread.
func CleanPiece(text string, stacked *int) string {
	var clean strings.Builder
	for _, r := range text {
		if r = clean_rune.CleanRune(r, stacked); r >= 0 {
			clean.WriteRune(r)
		}
	}
	return clean.String()
}
