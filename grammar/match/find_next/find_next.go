// Package find_next finds the places behind a character.
package find_next

import (
	"rkllmd/grammar"
	"rkllmd/grammar/match/find_state"
	"rkllmd/grammar/match/format_places"
	"rkllmd/grammar/match/get_frame"
	"rkllmd/grammar/match/is_matching"
)

// FindNext finds the places behind a character; nil if it does not fit, or if that were more than m may look at.
// What was found is kept, for each character and for all that fit the same places.
//
// **Runs on:** one thread at a time.
func FindNext(m *grammar.Matcher, s *grammar.State, r rune) *grammar.State {
	if next, ok := s.Next[r]; ok {
		return next
	}
	var behind []*grammar.Frame
	ends, compared := false, 0
	m.Round++
	for _, f := range s.Places {
		compared++
		if f.Node.Kind == grammar.Class {
			compared += len(f.Node.Characters) / 2
		}
		if !is_matching.IsMatching(f, r) {
			continue
		}
		up := f.Up
		if f.Node.Kind == grammar.Literal {
			up = get_frame.GetFrame(m, f.Node, f.At+1, f.Up)
		}
		switch {
		case up == nil:
			ends = true
		case up.Round != m.Round: // many may lead to the same place
			up.Round = m.Round
			behind = append(behind, up)
		}
	}
	if m.Work += 1 + compared/256; m.Work > grammar.MaxWork { // so many are compared while one place is looked at
		return nil
	}
	var next *grammar.State
	if behind != nil || ends {
		key := format_places.FormatPlaces(behind, ends)
		if next = m.Steps[key]; next == nil {
			if ends {
				behind = append(behind, nil)
			}
			next = find_state.FindState(m, behind)
			m.Steps[key] = next
			m.Kept += len(behind)
		}
	}
	if m.Work > grammar.MaxWork { // what is told is kept: the token that fits is read once more
		return nil
	}
	s.Next[r] = next
	m.Kept++
	return next
}
