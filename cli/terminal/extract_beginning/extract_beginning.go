// Package extract_beginning cuts what is too long for a line.
package extract_beginning

import "rkllmd/cli/signs/measure_rune"

// ExtractBeginning returns as much of the beginning of text, which has no styles in it, as fits into so many columns of
// a terminal.
//
// **Runs on:** any thread.
func ExtractBeginning(text string, columns int) string {
	shown := 0
	for place, r := range text {
		if shown += measure_rune.MeasureRune(r); shown > columns {
			return text[:place]
		}
	}
	return text
}
