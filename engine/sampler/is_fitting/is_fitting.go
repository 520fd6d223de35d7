// Package is_fitting tells whether a token fits a grammar.
package is_fitting

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/sampler/is_within"
)

// IsFitting tells whether a token fits the grammar at the place where the answer is, as is_within does, and an answer
// shows its text.
//
// **Runs on:** one thread at a time. It is the one that uses the constraint.
func IsFitting(held *engine.Constraint, token int32) bool {
	_, barred := slices.BinarySearch(held.Barred, token)
	return !barred && is_within.IsWithin(held, token)
}
