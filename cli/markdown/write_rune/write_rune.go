// Package write_rune writes a character of a text that wraps.
package write_rune

import (
	"unicode/utf8"

	"rkllmd/cli"
	"rkllmd/cli/markdown/flush_word"
	"rkllmd/cli/markdown/is_break"
	"rkllmd/cli/signs/measure_rune"
)

// WriteRune adds a character, which ends no line, to the text: to the word that is held back until it is whole, because
// only then it is known on which line it stands.
//
// **Runs on:** one thread at a time.
func WriteRune(s *cli.Screen, r rune) {
	if r == ' ' || r == '\t' {
		flush_word.FlushWord(s)
		s.Spaces, s.Long, s.Tail = s.Spaces+1, false, 0
		return
	}
	if s.Columns > 0 && is_break.IsBreak(s.Tail, r) {
		flush_word.FlushWord(s)
	}
	s.Word, s.Tail = utf8.AppendRune(s.Word, r), r
	s.Width += measure_rune.MeasureRune(r)
	switch {
	case s.Columns > 0 && s.Long: // it is no longer held back
		s.Out = append(s.Out, s.Word...)
		s.Column, s.Wide = (s.Column+s.Width)%s.Columns, true
		s.Word, s.Width, s.Shown = s.Word[:0], 0, s.Style
	case s.Columns > 0 && s.Width >= s.Columns:
		flush_word.FlushWord(s)
		s.Long = true
	}
}
