// Package clean_rune takes from text what would steer a terminal.
package clean_rune

import (
	"unicode"

	"rkllmd/cli/signs"
)

// CleanRune returns a character of a text that comes from elsewhere as a terminal may have it, -1: not at all. Control
// characters, but for newlines and tabs, and what turns the direction of writing around (signs.Turning) become
// U+FFFD. Carriage returns go, and so does what is stacked higher than signs.MaxStack: stacked is how many
// characters stand on top of the last one.
//
// **Runs on:** any thread. Stacked is counted on.
func CleanRune(r rune, stacked *int) rune {
	switch {
	case r == '\r':
		return -1
	case unicode.In(r, unicode.Mn, unicode.Me):
		if *stacked++; *stacked > signs.MaxStack {
			return -1
		}
		return r
	case unicode.In(r, unicode.Cf) && !unicode.In(r, signs.Turning): // it takes no place, and ends no stack
		return r
	}
	*stacked = 0
	if unicode.IsControl(r) && r != '\n' && r != '\t' || unicode.In(r, signs.Turning) {
		return unicode.ReplacementChar
	}
	return r
}
