// Package bind_template finds the variable of each name of a template, and the function of each filter and test.
package bind_template

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_scope"
	"rkllmd/jinja/scope/bind_node"
	"rkllmd/jinja/scope/create_symbols"
)

// BindTemplate finds the variable of each name of a template, and the function of each filter and test.
//
// **Runs on:** any thread.
func BindTemplate(t *jinja.Template) {
	b := &jinja.Binder{Tables: t.Tables, Limits: jinja.ParseLimits}
	t.Layout = add_scope.AddScope(b, create_symbols.CreateSymbols(nil), t.Body)
	for len(b.Pending) > 0 {
		next := b.Pending[len(b.Pending)-1]
		b.Pending = b.Pending[:len(b.Pending)-1]
		for _, n := range next.Nodes {
			bind_node.BindNode(b, next.Symbols, n, false)
		}
	}
}
