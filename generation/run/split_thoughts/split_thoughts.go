// Package split_thoughts tells a model's thoughts from its answer.
package split_thoughts

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/run"
	"rkllmd/generation/run/measure_suffix"
)

// SplitThoughts takes the next characters of a run and returns those that surely are thoughts, and those that surely
// are the answer (generation.TextState). Text that may be the beginning of a mark is held back, except from the last
// part.
//
// **Runs on:** the backend's thread.
func SplitThoughts(s *generation.TextState, text string, last bool) (thoughts, answer string) {
	text, s.Held = s.Held+text, ""
	if s.Thoughts {
		begin := strings.TrimLeft(text, " \t\r\n")
		may := len(text)-len(begin) <= run.MaxLead
		for _, marks := range generation.ThinkingMarks {
			if may && !last && strings.HasPrefix(marks[0], begin) && begin != marks[0] {
				s.Held = text
				return "", ""
			}
			if may && strings.HasPrefix(begin, marks[0]) {
				s.Mark, s.Blank, text = marks[1], true, begin[len(marks[0]):]
				break
			}
		}
		s.Thoughts = false
	}
	if s.Blank {
		text = strings.TrimLeft(text, "\n")
		s.Blank = text == ""
	}
	if s.Mark == "" {
		return "", text
	}
	thoughts, answer, ended := strings.Cut(text, s.Mark)
	if !ended {
		known := len(text)
		if !last {
			known -= measure_suffix.MeasureSuffix(text, s.Mark)
		}
		s.Held = text[known:]
		return text[:known], ""
	}
	answer = strings.TrimLeft(answer, "\n")
	s.Mark, s.Blank = "", answer == ""
	return thoughts, answer
}
