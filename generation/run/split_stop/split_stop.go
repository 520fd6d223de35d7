// Package split_stop ends an answer at a stop text.
package split_stop

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/run/measure_suffix"
)

// SplitStop takes the next part of a run's answer, puts what was held back in front of it, and returns the text that
// surely belongs to no stop text (generation.TextState). Text that may be the beginning of a stop text is held back,
// except from the last part. Once a stop text is complete it
// stands in s.StopText.
//
// **Runs on:** the backend's thread.
func SplitStop(s *generation.TextState, text string, last bool) string {
	begin, end, begun := 0, 0, 0
	for _, stop := range s.Stops {
		at := strings.Index(text, stop)
		if at >= 0 && (s.StopText == "" || at+len(stop) < end || at+len(stop) == end && at < begin) {
			s.StopText, begin, end = stop, at, at+len(stop)
		}
		begun = max(begun, measure_suffix.MeasureSuffix(text, stop))
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
