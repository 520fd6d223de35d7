// Package skip_mark goes past a mark.
package skip_mark

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls"
)

// SkipMark returns how many bytes at the start of text are mark, where any blanks may stand before it and wherever it
// has blanks itself, or none; how much of text is right, where it is not the whole mark. Text that ends before the mark
// does is generation.ReadMore; so is text of blanks alone, if there is a mark.
//
// **Runs on:** any thread.
func SkipMark(text, mark string) (int, generation.ReadState) {
	rest := text
	for part := range strings.FieldsSeq(mark) {
		rest = strings.TrimLeft(rest, calls.Blanks)
		switch {
		case strings.HasPrefix(rest, part):
			rest = rest[len(part):]
		case strings.HasPrefix(part, rest):
			return len(text), generation.ReadMore
		default:
			return len(text) - len(rest), generation.ReadBroken
		}
	}
	return len(text) - len(rest), generation.ReadDone
}
