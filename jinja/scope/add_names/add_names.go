// Package add_names notes which names a statement or an expression reads and sets in a scope.
package add_names

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_branches"
	"rkllmd/jinja/scope/add_store"
	"rkllmd/jinja/scope/add_targets"
	"rkllmd/jinja/scope/add_use"
	"rkllmd/jinja/scope/list_parts"
)

// AddNames notes which names a statement or an expression reads and sets in a scope. It does not look into scopes
// inside it.
//
// **Runs on:** one thread at a time.
func AddNames(s *jinja.Symbols, n *jinja.Node) {
	switch n.Kind {
	case jinja.Name:
		add_use.AddUse(s, n.Name)
	case jinja.If:
		AddNames(s, n.A)
		add_branches.AddBranches(s, n, AddNames)
	case jinja.MacroBlock:
		add_store.AddStore(s, n.Name)
	case jinja.Set:
		AddNames(s, n.B)
		add_targets.AddTargets(s, n.A, add_store.AddStore)
	case jinja.SetBlock:
		if n.B != nil {
			AddNames(s, n.B)
		}
		add_targets.AddTargets(s, n.A, add_store.AddStore)
	case jinja.For:
		AddNames(s, n.B)
	case jinja.CallBlock, jinja.FilterBlock:
		if n.A != nil {
			AddNames(s, n.A)
		}
	case jinja.With:
		for _, value := range n.Others {
			AddNames(s, value)
		}
	default:
		for _, part := range list_parts.ListParts(n) {
			AddNames(s, part)
		}
	}
}
