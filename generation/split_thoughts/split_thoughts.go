// Package split_thoughts tells a model's thoughts from its answer.
package split_thoughts

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/match_suffix"
)

// SplitThoughts takes more of a run's characters and returns what is known to be thoughts, and what is known to be the answer, as
// generation.TextState says. What may be the beginning of a mark is held back; no more comes after the last.
//
// **Runs on:** the thread that delivers.
func SplitThoughts(s *generation.TextState, text string, last bool) (thoughts, answer string) {
	text, s.Held = s.Held+text, ""
	if s.Thoughts {
		begin := strings.TrimLeft(text, " \t\r\n")
		may := len(text)-len(begin) <= generation.MaxLead
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
			known -= match_suffix.MatchSuffix(text, s.Mark)
		}
		s.Held = text[known:]
		return text[:known], ""
	}
	answer = strings.TrimLeft(answer, "\n")
	s.Mark, s.Blank = "", answer == ""
	return thoughts, answer
}
