// Package read_header reads the header of a message in an answer of channels.
package read_header

import (
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/run"
	"rkllmd/generation/run/measure_header"
)

// ReadHeader reads the header at the beginning of text, sets s.Channel by it, and returns what of it is the answer's,
// which is the header of a message to a function, and the text behind it. What is no header after all is the answer's
// too. false: more of it must come.
//
// **Runs on:** one thread at a time. It is the one that uses s.
func ReadHeader(s *generation.TextState, text string) (answer, rest string, known bool) {
	length := measure_header.MeasureHeader(text)
	if length == len(text) {
		return "", text, false
	}
	header, rest := text[:length], text[length:]
	s.Channel = generation.ChannelAnswer
	if !strings.HasPrefix(rest, run.HeaderEnd) {
		return header, rest, true
	}
	rest = strings.TrimPrefix(rest, run.HeaderEnd)
	switch name := strings.TrimSpace(header[strings.LastIndexByte(header, '>')+1:]); {
	case name == run.ChannelOfThoughts:
		s.Channel = generation.ChannelThoughts
	case name != run.ChannelOfAnswer && strings.Contains(header, run.HeaderCall):
		return strings.TrimPrefix(header, run.HeaderStart) + run.HeaderEnd, rest, true
	}
	return "", rest, true
}
