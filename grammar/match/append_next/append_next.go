// Package append_next appends the places that a place leads to without a character.
package append_next

import (
	"rkllmd/grammar"
	"rkllmd/grammar/match/append_frame"
	"rkllmd/grammar/match/get_frame"
)

// AppendNext appends the places that a place leads to without a character, but for those that were appended before;
// false if a character must come there.
//
// **Runs on:** one thread at a time.
func AppendNext(m *grammar.Matcher, list []*grammar.Frame, f *grammar.Frame) ([]*grammar.Frame, bool) {
	n := f.Node
	switch n.Kind {
	case grammar.Sequence:
		behind := get_frame.GetFrame(m, n, f.At+1, f.Up)
		return append_frame.AppendFrame(m, list, get_frame.GetFrame(m, n.Nodes[f.At], 0, behind)), true
	case grammar.Alternatives:
		m.Work += len(n.Nodes) / 16 // many may lead to the same place
		for _, part := range n.Nodes {
			list = append_frame.AppendFrame(m, list, get_frame.GetFrame(m, part, 0, f.Up))
		}
		return list, true
	case grammar.Repetition:
		if f.At >= n.Least {
			list = append_frame.AppendFrame(m, list, f.Up)
		}
		behind := get_frame.GetFrame(m, n, f.At+1, f.Up)
		return append_frame.AppendFrame(m, list, get_frame.GetFrame(m, n.Nodes[0], 0, behind)), true
	}
	return list, false
}
