// Package is_shared tells whether two lists have a value in common.
package is_shared

import "rkllmd/grammar/schema/format_sorted"

// IsShared tells whether two lists, of values as JSON, have one in common. A number that is too large to be compared
// counts as one that both have.
//
// **Runs on:** any thread.
func IsShared(first, second []string) bool {
	sorted := map[string]bool{}
	for _, text := range first {
		sorted[format_sorted.FormatSorted(text)] = true
	}
	for _, text := range second {
		other := format_sorted.FormatSorted(text)
		if sorted[other] || other == "" {
			return true
		}
	}
	return sorted[""] && len(second) > 0
}
