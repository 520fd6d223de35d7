// Package match_suffix finds the beginning of a mark at the end of a text.
package match_suffix

import "strings"

// MatchSuffix returns the length of the longest end of text that mark begins with and goes on behind: what must be held back until it is known
// whether it is the mark.
//
// **Runs on:** any thread.
func MatchSuffix(text, mark string) int {
	for n := min(len(text), len(mark)-1); n > 0; n-- {
		if strings.HasSuffix(text, mark[:n]) {
			return n
		}
	}
	return 0
}
