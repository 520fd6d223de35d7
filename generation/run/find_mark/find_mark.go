// Package find_mark finds the end of a message in an answer of channels.
package find_mark

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/run/measure_suffix"
)

// FindMark returns how much of text surely belongs to the message, and where what follows it begins: behind the mark
// that ends it, or at the one that begins the next header. known is false where what is behind at may become a mark,
// with last never.
//
// **Runs on:** any thread.
func FindMark(text string, last bool) (at, end int, known bool) {
	at = len(text)
	for i, mark := range generation.ChannelMarks[:5] {
		if found := strings.Index(text, mark); found >= 0 && found < at {
			if at, end = found, found; i < 3 {
				end += len(mark)
			}
			known = true
		}
	}
	if known {
		return at, end, true
	}
	if !last {
		for _, mark := range generation.ChannelMarks[:5] {
			at = min(at, len(text)-measure_suffix.MeasureSuffix(text, mark))
		}
	}
	return at, len(text), at == len(text)
}
