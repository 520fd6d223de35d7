// Package bind_with makes the scope of a with statement.
package bind_with

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_scope"
	"rkllmd/jinja/scope/add_targets"
	"rkllmd/jinja/scope/bind_targets"
	"rkllmd/jinja/scope/create_symbols"
	"rkllmd/jinja/scope/set_parameter"
)

// BindWith makes the scope of a with statement.
//
// **Runs on:** one thread at a time.
func BindWith(b *jinja.Binder, s *jinja.Symbols, n *jinja.Node) {
	inner := create_symbols.CreateSymbols(s)
	for _, target := range n.Nodes {
		add_targets.AddTargets(inner, target, set_parameter.SetParameter)
	}
	n.Layout = add_scope.AddScope(b, inner, n.Body)
	for _, target := range n.Nodes {
		bind_targets.BindTargets(inner, target)
	}
}
