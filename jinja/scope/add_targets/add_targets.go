// Package add_targets notes that names are set.
package add_targets

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_use"
)

// AddTargets notes that names are set.
//
// **Runs on:** one thread at a time.
func AddTargets(s *jinja.Symbols, target *jinja.Node, add func(*jinja.Symbols, string)) {
	switch target.Kind {
	case jinja.Name:
		add(s, target.Name)
	case jinja.Attribute:
		add_use.AddUse(s, target.A.Name)
	default:
		for _, n := range target.Nodes {
			AddTargets(s, n, add)
		}
	}
}
