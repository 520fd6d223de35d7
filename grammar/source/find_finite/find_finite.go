// Package find_finite finds the rules that can come to an end.
package find_finite

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/find_rules"
	"rkllmd/grammar/source/is_finite"
)

// FindFinite finds the rules that can come to an end.
//
// **Runs on:** one thread at a time.
func FindFinite(r *grammar.Reader) {
	find_rules.FindRules(r, r.Finite, is_finite.IsFinite)
}
