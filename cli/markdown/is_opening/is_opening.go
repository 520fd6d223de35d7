// Package is_opening tells where emphasis may begin.
package is_opening

import "unicode"

// IsOpening reports whether signs of emphasis between before and next may begin some. 0 is the edge of a line.
//
// **Runs on:** any thread. Follows CommonMark 0.31, "Left-flanking delimiter run", but for punctuation of other
// scripts, which needs no space beside it, and single asterisks inside words of ASCII: those are products more often.
func IsOpening(before, next, sign rune, count int) bool {
	edge := before == 0 || unicode.IsSpace(before) || unicode.IsPunct(before) || unicode.IsSymbol(before)
	word := !edge
	switch {
	case next == 0 || unicode.IsSpace(next):
		return false
	case word && next < 0x80 && (unicode.IsPunct(next) || unicode.IsSymbol(next)):
		return false
	case sign == '_' || sign == '*' && count == 1 && before < 0x80:
		return !word
	}
	return true
}
