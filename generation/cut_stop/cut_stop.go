// Package cut_stop ends an answer at a stop text.
package cut_stop

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/match_suffix"
)

// CutStop takes more of a run's answer, what was held of it in front, and returns what is known not to belong to a stop text, as
// generation.TextState says. What may be the beginning of one is held back; no more comes after the last. Once a stop text is complete it
// stands in s.StopText.
//
// **Runs on:** the thread that delivers.
func CutStop(s *generation.TextState, text string, last bool) string {
	begin, end, begun := 0, 0, 0
	for _, stop := range s.Stops {
		at := strings.Index(text, stop)
		if at >= 0 && (s.StopText == "" || at+len(stop) < end || at+len(stop) == end && at < begin) {
			s.StopText, begin, end = stop, at, at+len(stop)
		}
		begun = max(begun, match_suffix.MatchSuffix(text, stop))
	}
	s.Held = ""
	switch {
	case s.StopText != "":
		return text[:begin]
	case last:
		return text
	}
	s.Held = text[len(text)-begun:]
	return text[:len(text)-begun]
}
