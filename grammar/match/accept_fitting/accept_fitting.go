// Package accept_fitting takes a text of an answer.
package accept_fitting

import (
	"rkllmd/grammar"
	"rkllmd/grammar/match/clear_matcher"
	"rkllmd/grammar/match/read_text"
)

// AcceptFitting takes a text, which must fit, as the next one of the answer; false, and nothing is taken, if it does
// not fit. Where too much is open behind it, nothing more may be looked at (m.Work).
//
// **Runs on:** one thread at a time.
func AcceptFitting(m *grammar.Matcher, text string) bool {
	s, begun := read_text.ReadText(m, text)
	if s == nil {
		return false
	}
	m.Now, m.Begun, m.Work = s, begun, 0
	if m.Kept > grammar.MaxKept {
		clear_matcher.ClearMatcher(m)
		if len(m.Frames) > grammar.MaxFrames {
			m.Work = grammar.MaxWork + 1
		}
	}
	return true
}
