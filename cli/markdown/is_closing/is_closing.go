// Package is_closing tells where emphasis may end.
package is_closing

import "unicode"

// IsClosing reports whether signs of emphasis between before and next may end some. 0 is the edge of a line.
//
// **Runs on:** any thread. Follows CommonMark 0.31, "Right-flanking delimiter run", but for punctuation of other
// scripts, which needs no space beside it.
func IsClosing(before, next, sign rune) bool {
	edge := next == 0 || unicode.IsSpace(next) || unicode.IsPunct(next) || unicode.IsSymbol(next)
	switch {
	case before == 0 || unicode.IsSpace(before):
		return false
	case !edge && before < 0x80 && (unicode.IsPunct(before) || unicode.IsSymbol(before)):
		return false
	case sign == '_':
		return edge
	}
	return true
}
