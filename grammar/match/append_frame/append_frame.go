// Package append_frame appends a place that was not looked at.
package append_frame

import "rkllmd/grammar"

// AppendFrame appends a place, unless it was appended before in this round of looking for places. nil is the end of the
// answer.
//
// **Runs on:** one thread at a time.
func AppendFrame(m *grammar.Matcher, list []*grammar.Frame, f *grammar.Frame) []*grammar.Frame {
	if f != nil {
		if f.Round == m.Round {
			return list
		}
		f.Round = m.Round
		m.Work++
	}
	return append(list, f)
}
