// Package bind_node binds a node of a scope and what it consists of.
package bind_node

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_scope"
	"rkllmd/jinja/scope/bind_for"
	"rkllmd/jinja/scope/bind_function"
	"rkllmd/jinja/scope/bind_macro"
	"rkllmd/jinja/scope/bind_with"
	"rkllmd/jinja/scope/check_index"
	"rkllmd/jinja/scope/create_symbols"
	"rkllmd/jinja/scope/find_symbol"
	"rkllmd/jinja/scope/is_literal"
	"rkllmd/jinja/scope/is_skipped"
	"rkllmd/jinja/scope/list_parts"
)

// BindNode binds a node of a scope and what it consists of. An unknown filter or test is refused, but inside conditions
// only when it is needed.
//
// **Runs on:** one thread at a time.
func BindNode(b *jinja.Binder, s *jinja.Symbols, n *jinja.Node, soft bool) {
	n.Run, n.Do = b.Tables.Values[n.Kind], b.Tables.Statements[n.Kind]
	if n.Kind == jinja.FilterCall || n.Kind == jinja.TestCall {
		bind_function.BindFunction(b, n, soft)
	}
	switch n.Kind {
	case jinja.Name:
		n.Up, n.Slot = find_symbol.FindSymbol(s, n.Name)
	case jinja.Conditional, jinja.If:
		soft = true
	case jinja.Output, jinja.Not, jinja.FilterCall:
		for _, part := range list_parts.ListParts(n) {
			if part.Kind == jinja.Slice || part.Kind == jinja.Item {
				part.Flag = is_literal.IsLiteral(part) // jinja2 computes it beforehand
			}
		}
	case jinja.Item:
		check_index.CheckIndex(n)
	case jinja.And, jinja.Or:
		BindNode(b, s, n.A, soft)
		n.Flag = is_skipped.IsSkipped(b, n)
		BindNode(b, s, n.B, soft || n.Flag)
		return
	case jinja.MacroBlock:
		_, n.Slot = find_symbol.FindSymbol(s, n.Name)
	}
	parts := list_parts.ListParts(n)
	switch n.Kind {
	case jinja.MacroBlock:
		bind_macro.BindMacro(b, s, n)
		return
	case jinja.For:
		bind_for.BindFor(b, s, n)
		parts = []*jinja.Node{n.B}
	case jinja.CallBlock:
		bind_macro.BindMacro(b, s, n)
		parts = []*jinja.Node{n.A}
	case jinja.FilterBlock, jinja.SetBlock:
		soft = false
		n.Layout = add_scope.AddScope(b, create_symbols.CreateSymbols(s), n.Body)
	case jinja.With:
		bind_with.BindWith(b, s, n)
		parts = n.Others
	case jinja.If:
		parts = append(append(parts, n.Body...), n.Else...)
	}
	for _, part := range parts {
		if part != nil {
			BindNode(b, s, part, soft)
		}
	}
}
