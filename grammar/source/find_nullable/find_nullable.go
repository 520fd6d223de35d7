// Package find_nullable finds the rules that may be nothing.
package find_nullable

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/find_rules"
	"rkllmd/grammar/source/is_nullable"
)

// FindNullable finds the rules that may be nothing.
//
// **Runs on:** one thread at a time.
func FindNullable(r *grammar.Reader) {
	find_rules.FindRules(r, r.Nullable, is_nullable.IsNullable)
}
