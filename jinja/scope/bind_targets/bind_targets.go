// Package bind_targets finds the variables that are set.
package bind_targets

import "rkllmd/jinja"

// BindTargets finds the variables that are set.
//
// **Runs on:** one thread at a time.
func BindTargets(s *jinja.Symbols, target *jinja.Node) {
	if target.Kind == jinja.Name {
		target.Slot = s.Index[target.Name]
	}
	for _, n := range target.Nodes {
		BindTargets(s, n)
	}
}
