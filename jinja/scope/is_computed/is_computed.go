// Package is_computed tells whether jinja2 computes an expression while it parses the template.
package is_computed

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/scope/list_parts"
)

// IsComputed tells whether jinja2 computes an expression while it parses the template: it consists of literals, and of
// filters and tests that need nothing of a rendering.
//
// **Runs on:** any thread.
func IsComputed(n *jinja.Node) bool {
	switch n.Kind {
	case jinja.Name, jinja.Call, jinja.Pipe:
		return false
	case jinja.FilterCall, jinja.TestCall:
		if n.Filter == nil && n.Test == nil || strings.Contains(jinja.RenderingFilters, " "+n.Name+" ") {
			return false
		}
	case jinja.And, jinja.Or:
		if n.Flag {
			return IsComputed(n.A)
		}
	}
	for _, part := range list_parts.ListParts(n) {
		if !IsComputed(part) {
			return false
		}
	}
	return true
}
