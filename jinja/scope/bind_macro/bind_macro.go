// Package bind_macro makes the scope of a macro or a call block.
package bind_macro

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_parameter"
	"rkllmd/jinja/scope/add_scope"
	"rkllmd/jinja/scope/create_symbols"
	"rkllmd/jinja/scope/is_used"
)

// BindMacro makes the scope of a macro or a call block.
//
// **Runs on:** one thread at a time.
func BindMacro(b *jinja.Binder, s *jinja.Symbols, n *jinja.Node) {
	inner := create_symbols.CreateSymbols(s)
	n.Uses = jinja.Uses{Caller: -1, Named: -1, Rest: -1}
	var nodes []*jinja.Node
	for _, parameter := range n.Nodes {
		parameter.Slot = add_parameter.AddParameter(inner, parameter.Name)
		if parameter.Name == "caller" {
			n.Uses.Caller, n.Flag = parameter.Slot, true
		}
	}
	for _, named := range n.Named {
		nodes = append(nodes, named.Node)
	}
	if n.Uses.Caller < 0 && is_used.IsUsed(n.Body, "caller") {
		n.Uses.Caller = add_parameter.AddParameter(inner, "caller")
	}
	if _, ok := inner.Index["kwargs"]; !ok && is_used.IsUsed(n.Body, "kwargs") {
		n.Uses.Named = add_parameter.AddParameter(inner, "kwargs")
	}
	if _, ok := inner.Index["varargs"]; !ok && is_used.IsUsed(n.Body, "varargs") {
		n.Uses.Rest = add_parameter.AddParameter(inner, "varargs")
	}
	n.Layout = add_scope.AddScope(b, inner, append(nodes, n.Body...))
}
