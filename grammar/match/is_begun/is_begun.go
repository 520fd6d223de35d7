// Package is_begun tells whether a character that begins with some bytes may come.
package is_begun

import (
	"rkllmd/grammar"
	"rkllmd/grammar/match/is_place_begun"
	"rkllmd/grammar/match/list_ends"
)

// IsBegun tells whether a character that begins with some bytes, and is not yet whole, may come at one of the places.
// What was found is kept. It is false, too, if that were more than m may look at.
//
// **Runs on:** one thread at a time.
func IsBegun(m *grammar.Matcher, s *grammar.State, begun string) bool {
	if known, ok := s.Begun[begun]; ok {
		return known
	}
	first, last := list_ends.ListEnds(begun)
	found, compared := false, 0
	for _, f := range s.Places {
		if compared++; f.Node.Kind == grammar.Class {
			compared += len(f.Node.Characters) / 2
		}
		if found = is_place_begun.IsPlaceBegun(f, first, last); found {
			break
		}
	}
	if m.Work += 1 + compared/256; m.Work > grammar.MaxWork { // as in find_next
		return false
	}
	s.Begun[begun] = found
	m.Kept++
	return found
}
