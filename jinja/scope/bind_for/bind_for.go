// Package bind_for makes the scopes of a for statement.
package bind_for

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_parameter"
	"rkllmd/jinja/scope/add_scope"
	"rkllmd/jinja/scope/add_targets"
	"rkllmd/jinja/scope/bind_targets"
	"rkllmd/jinja/scope/create_symbols"
	"rkllmd/jinja/scope/is_used"
	"rkllmd/jinja/scope/set_parameter"
)

// BindFor makes the scopes of a for statement: of its condition, its body, and what comes instead.
//
// **Runs on:** one thread at a time.
func BindFor(b *jinja.Binder, s *jinja.Symbols, n *jinja.Node) {
	inner := create_symbols.CreateSymbols(s)
	n.Slot = -1
	if n.Flag || is_used.IsUsed(n.Body, "loop") {
		n.Slot = add_parameter.AddParameter(inner, "loop")
	}
	add_targets.AddTargets(inner, n.A, set_parameter.SetParameter)
	n.Layout = add_scope.AddScope(b, inner, n.Body)
	bind_targets.BindTargets(inner, n.A)
	if n.Else != nil {
		n.ElseLayout = add_scope.AddScope(b, create_symbols.CreateSymbols(s), n.Else)
	}
	if n.C != nil {
		test := create_symbols.CreateSymbols(s)
		if n.Slot >= 0 {
			add_parameter.AddParameter(test, " loop") // so that the targets have the same places as in the body
		}
		add_targets.AddTargets(test, n.A, set_parameter.SetParameter)
		bind_targets.BindTargets(test, n.A)
		n.TestLayout = add_scope.AddScope(b, test, []*jinja.Node{n.C})
	}
}
