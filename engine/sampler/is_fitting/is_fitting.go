// Package is_fitting tells whether a token fits a grammar.
package is_fitting

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_is_fitting(void *grammar, int32_t token);
import "C"

import (
	"slices"

	"rkllmd/engine"
)

// IsFitting tells whether a token fits the grammar at the place where the answer is.
//
// **Runs on:** one thread at a time. It is the one that uses the constraint.
func IsFitting(held *engine.Constraint, token int32) bool {
	_, barred := slices.BinarySearch(held.Barred, token)
	return !barred && bool(C.rkllmd_is_fitting(held.Grammar.Ptr, C.int32_t(token)))
}
