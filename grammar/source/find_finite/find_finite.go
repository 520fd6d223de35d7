// Package find_finite finds the rules that can come to an end.
package find_finite

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/is_finite"
)

// FindFinite finds the rules that can come to an end.
//
// **Runs on:** one thread at a time.
func FindFinite(r *grammar.Reader) {
	for changed := true; changed; {
		changed = false
		for name, n := range r.Rules {
			if !r.Finite[name] && is_finite.IsFinite(r, n) {
				r.Finite[name], changed = true, true
			}
		}
	}
}
