// Package add_scope makes the scope of some nodes, and leaves them to be bound later.
package add_scope

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_names"
)

// AddScope makes the scope of some nodes, and leaves them to be bound later.
//
// **Runs on:** one thread at a time.
func AddScope(b *jinja.Binder, s *jinja.Symbols, nodes []*jinja.Node) *jinja.Layout {
	for _, n := range nodes {
		add_names.AddNames(s, n)
	}
	b.Pending = append(b.Pending, jinja.Pending{Symbols: s, Nodes: nodes})
	return s.Layout
}
