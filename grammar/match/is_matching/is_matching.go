// Package is_matching tells whether a character may come at a place.
package is_matching

import (
	"slices"

	"rkllmd/grammar"
)

// IsMatching tells whether a character may come at a place, which is in a literal or a class.
//
// **Runs on:** any thread.
func IsMatching(f *grammar.Frame, r rune) bool {
	n := f.Node
	if n.Kind == grammar.Literal {
		return n.Characters[f.At] == r
	}
	for pair := range slices.Chunk(n.Characters, 2) {
		if pair[0] <= r && r <= pair[1] {
			return !n.Not
		}
	}
	return n.Not
}
