// Package find_nullable finds the rules that may be nothing.
package find_nullable

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/is_nullable"
)

// FindNullable finds the rules that may be nothing.
//
// **Runs on:** one thread at a time.
func FindNullable(r *grammar.Reader) {
	for changed := true; changed; {
		changed = false
		for name, n := range r.Rules {
			if !r.Nullable[name] && is_nullable.IsNullable(r, n) {
				r.Nullable[name], changed = true, true
			}
		}
	}
}
