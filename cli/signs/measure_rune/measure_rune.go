// Package measure_rune measures a character on a terminal.
package measure_rune

import (
	"unicode"

	"golang.org/x/text/width"
)

// MeasureRune returns how many columns of a terminal r takes: 2 for wide ones, such as Chinese, 0 for what combines
// with the character before it. Terminals differ about sequences that are joined to one picture; so each part counts
// here, and a line may end early, but not too late.
//
// **Runs on:** any thread.
func MeasureRune(r rune) int {
	switch {
	case r >= ' ' && r <= '~':
		return 1
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		return 0
	}
	if kind := width.LookupRune(r).Kind(); kind == width.EastAsianWide || kind == width.EastAsianFullwidth {
		return 2
	}
	return 1
}
