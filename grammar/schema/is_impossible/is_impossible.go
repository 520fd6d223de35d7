// Package is_impossible tells whether no value can fit a schema.
package is_impossible

import (
	"slices"

	"rkllmd/grammar"
)

// IsImpossible tells whether no value can fit a schema, as far as that is plain: it is false, or has false in allOf.
//
// **Runs on:** any thread.
func IsImpossible(s any) bool {
	if s == false {
		return true
	}
	o, ok := s.(*grammar.Object)
	if !ok {
		return false
	}
	parts, _ := o.Members["allOf"].([]any)
	return slices.ContainsFunc(parts, IsImpossible)
}
