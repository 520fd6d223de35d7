// Package is_overlapping tells whether a value can have one of some types and one of others.
package is_overlapping

import (
	"slices"

	"rkllmd/grammar/schema/is_type"
)

// IsOverlapping tells whether a value can have one of some types and one of others. No others are all types.
//
// **Runs on:** any thread.
func IsOverlapping(types, others []string) bool {
	for _, t := range types {
		if is_type.IsType(t, others) || t == "number" && slices.Contains(others, "integer") {
			return true
		}
	}
	return false
}
