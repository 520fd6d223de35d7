// Package find_depths finds the depths of all rules.
package find_depths

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/measure_depth"
)

// FindDepths finds the depths of all rules: first from their beginnings, for which r.Order has the rules in the right
// order, then the whole of them, for which it does not matter that rules hold each other.
//
// **Runs on:** one thread at a time.
func FindDepths(r *grammar.Reader) {
	for _, name := range r.Order {
		r.Depths[name] = measure_depth.MeasureDepth(r, r.Rules[name])
	}
	r.Measured = map[string]bool{}
	for _, name := range r.Order {
		measure_depth.MeasureDepth(r, &grammar.Node{Kind: grammar.RuleName, Rule: name})
	}
}
