// Package is_computed tells whether jinja2 computes an expression while it parses the template.
package is_computed

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/scope/list_parts"
)

// IsComputed tells whether jinja2 computes an expression while it parses the template: it consists of literals, and of
// filters and tests that need nothing of a rendering. It does not when too much was computed before.
//
// **Runs on:** one thread at a time.
func IsComputed(b *jinja.Binder, n *jinja.Node) bool {
	if b.Limits.Work--; b.Limits.Work < 0 {
		return false
	}
	switch n.Kind {
	case jinja.Name, jinja.Call, jinja.Pipe:
		return false
	case jinja.FilterCall, jinja.TestCall:
		if n.Filter == nil && n.Test == nil || strings.Contains(jinja.RenderingFilters, " "+n.Name+" ") {
			return false
		}
	case jinja.And, jinja.Or:
		if n.Flag {
			return IsComputed(b, n.A)
		}
	}
	for _, part := range list_parts.ListParts(n) {
		if !IsComputed(b, part) {
			return false
		}
	}
	return true
}
