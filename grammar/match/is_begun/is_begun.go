// Package is_begun tells whether a character that begins with some bytes may come.
package is_begun

import (
	"unicode/utf8"

	"rkllmd/grammar"
	"rkllmd/grammar/match/is_matching"
	"rkllmd/grammar/match/list_ends"
)

// IsBegun tells whether a character that begins with some bytes, and is not yet whole, may come at one of the places.
//
// **Runs on:** any thread.
func IsBegun(s *grammar.State, begun string) bool {
	first, last := list_ends.ListEnds(begun)
	for _, f := range s.Places {
		if is_matching.IsMatching(f, first) || is_matching.IsMatching(f, last) {
			return true
		}
		for i, r := range f.Node.Characters { // some character of a range, or the one behind what does not fit
			inside := r >= first && r <= last
			if f.Node.Kind == grammar.Literal && i != f.At {
				continue
			}
			if inside && !f.Node.Not || inside && r < last && r < utf8.MaxRune && is_matching.IsMatching(f, r+1) {
				return true
			}
		}
	}
	return false
}
