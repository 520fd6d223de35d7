// Package bind_function finds the function of a filter or a test.
package bind_function

import (
	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
)

// BindFunction finds the function of a filter or a test.
//
// **Runs on:** one thread at a time.
func BindFunction(b *jinja.Binder, n *jinja.Node, soft bool) {
	kind := "filter"
	n.Filter = b.Tables.Filters[n.Name]
	if n.Kind == jinja.TestCall {
		n.Filter, n.Test, kind = nil, b.Tables.Tests[n.Name], "test"
	}
	if n.Filter == nil && n.Test == nil && !soft {
		fail_source.FailSource(n.Start, n.End, "No %s named '%s'.", kind, n.Name)
	}
}
