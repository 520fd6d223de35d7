// Package read_text follows a text from the places where an answer may be.
package read_text

import (
	"unicode/utf8"

	"rkllmd/grammar"
	"rkllmd/grammar/match/find_next"
	"rkllmd/grammar/match/is_begun"
)

// ReadText follows the bytes of a text from where the answer is, and returns the places behind them, and the bytes of a
// character that is not yet whole. The places are nil if the text does not fit, or if m.Work is above its bound.
//
// **Runs on:** one thread at a time.
func ReadText(m *grammar.Matcher, text string) (*grammar.State, string) {
	s := m.Now
	if m.Begun != "" {
		text = m.Begun + text
	}
	for s != nil && text != "" {
		r, size := utf8.DecodeRuneInString(text)
		switch {
		case r != utf8.RuneError || size > 1:
			s = find_next.FindNext(m, s, r)
			text = text[size:]
		case utf8.FullRuneInString(text) || !is_begun.IsBegun(m, s, text):
			return nil, ""
		default:
			return s, text
		}
	}
	return s, ""
}
