// Package find_state finds all places before a character that some places lead to.
package find_state

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/match/append_frame"
	"rkllmd/grammar/match/append_next"
	"rkllmd/grammar/match/compare_frames"
	"rkllmd/grammar/match/format_places"
)

// FindState finds all places before a character that some places lead to; each is looked at once, however many ways
// lead there. It is nil if that were more than m may look at.
//
// **Runs on:** one thread at a time.
func FindState(m *grammar.Matcher, from []*grammar.Frame) *grammar.State {
	found := &grammar.State{}
	m.Round++
	var open []*grammar.Frame
	for _, f := range from {
		open = append_frame.AppendFrame(m, open, f)
	}
	for len(open) > 0 {
		if m.Work > grammar.MaxWork {
			return nil
		}
		f := open[len(open)-1]
		open = open[:len(open)-1]
		if f == nil {
			found.Ends = true
			continue
		}
		leads := false
		if open, leads = append_next.AppendNext(m, open, f); !leads {
			found.Places = append(found.Places, f)
		}
	}
	slices.SortFunc(found.Places, compare_frames.CompareFrames)
	key := format_places.FormatPlaces(found.Places, found.Ends)
	if same := m.States[key]; same != nil {
		return same
	}
	found.Next, found.Begun = map[rune]*grammar.State{}, map[string]bool{}
	m.States[key] = found
	m.Kept += len(found.Places)
	return found
}
