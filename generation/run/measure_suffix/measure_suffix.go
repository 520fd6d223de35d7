// Package measure_suffix finds the beginning of a mark at the end of a text.
package measure_suffix

import "strings"

// MeasureSuffix returns the length of the longest end of text that is a beginning of mark, but not the whole mark. That
// much text must be held back until the rest of the mark has come, or something else.
//
// **Runs on:** any thread.
func MeasureSuffix(text, mark string) int {
	for n := min(len(text), len(mark)-1); n > 0; n-- {
		if strings.HasSuffix(text, mark[:n]) {
			return n
		}
	}
	return 0
}
