// Package is_place_begun tells whether some of the characters that begin alike may come at a place.
package is_place_begun

import (
	"slices"

	"rkllmd/grammar"
)

// IsPlaceBegun tells whether some character from first to last may come at a place, which is in a literal or a class.
//
// **Runs on:** any thread.
func IsPlaceBegun(f *grammar.Frame, first, last rune) bool {
	n := f.Node
	if n.Kind == grammar.Literal {
		return first <= n.Characters[f.At] && n.Characters[f.At] <= last
	}
	for pair := range slices.Chunk(n.Characters, 2) { // they ascend
		switch {
		case n.Not && pair[0] <= first:
			first = max(first, pair[1]+1)
		case n.Not:
			return first <= last
		case pair[0] <= last && first <= pair[1]:
			return true
		}
	}
	return n.Not && first <= last
}
