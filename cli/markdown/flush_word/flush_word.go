// Package flush_word writes a word.
package flush_word

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown/measure_shown"
	"rkllmd/cli/markdown/split_line"
)

// FlushWord writes the word that was held back, with the spaces before it; where the line has no room for it, on the
// next one. The last column stays free: terminals differ in what they do after it. A word that is longer than a line
// begins one, and the terminal breaks it: so an address can be copied whole.
//
// **Runs on:** one thread at a time.
func FlushWord(s *cli.Screen) {
	if len(s.Word) == 0 {
		return
	}
	written := s.Tail != 0 // else it is styles alone
	if s.Columns > 0 && written && s.Column+s.Spaces+s.Width >= s.Columns &&
		s.Column > measure_shown.MeasureShown(s.Indent) {
		split_line.SplitLine(s)
	}
	if written {
		s.Out = append(s.Out, strings.Repeat(" ", s.Spaces)...)
		s.Column += s.Spaces
		s.Spaces = 0
	}
	s.Out = append(s.Out, s.Word...)
	if s.Column += s.Width; s.Columns > 0 {
		s.Wide = s.Wide || s.Column >= s.Columns
		s.Column %= s.Columns
	}
	s.Word, s.Width, s.Tail, s.Shown = s.Word[:0], 0, 0, s.Style
}
