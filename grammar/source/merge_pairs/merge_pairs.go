// Package merge_pairs puts the ranges of a class in order.
package merge_pairs

import (
	"slices"

	"rkllmd/grammar/source/compare_pairs"
)

// MergePairs puts the ranges of a class in order, the first and the last character of each, and makes one of those that
// meet.
//
// **Runs on:** any thread.
func MergePairs(pairs [][2]rune) (characters []rune) {
	slices.SortFunc(pairs, compare_pairs.ComparePairs)
	for _, pair := range pairs {
		if end := len(characters) - 1; end > 0 && pair[0] <= characters[end]+1 {
			characters[end] = max(characters[end], pair[1])
			continue
		}
		characters = append(characters, pair[0], pair[1])
	}
	return characters
}
