// Package clean_text makes text safe for a terminal.
package clean_text

import "rkllmd/cli/terminal/clean_piece"

// CleanText returns text in which what a model could steer the terminal with is replaced by U+FFFD, or left out. Line
// ends and tabs stay.
//
// **Runs on:** any thread.
func CleanText(text string) string {
	stacked := 0
	return clean_piece.CleanPiece(text, &stacked)
}
