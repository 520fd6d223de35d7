// Package measure_shown measures a text on a terminal.
package measure_shown

import (
	"rkllmd/cli/signs/measure_rune"
)

// MeasureShown returns how many columns text takes, which may have styles in it (format_style).
//
// **Runs on:** any thread.
func MeasureShown(text string) (columns int) {
	escape := false
	for _, r := range text {
		switch {
		case escape:
			escape = r != 'm'
		case r == '\x1b':
			escape = true
		default:
			columns += measure_rune.MeasureRune(r)
		}
	}
	return columns
}
