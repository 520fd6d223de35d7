// Package is_literal tells whether an expression consists of literals.
package is_literal

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/list_parts"
)

// IsLiteral tells whether an expression consists of literals.
//
// **Runs on:** any thread.
func IsLiteral(n *jinja.Node) bool {
	switch n.Kind {
	case jinja.Name, jinja.Call, jinja.FilterCall, jinja.TestCall, jinja.Pipe:
		return false
	}
	for _, part := range list_parts.ListParts(n) {
		if !IsLiteral(part) {
			return false
		}
	}
	return true
}
