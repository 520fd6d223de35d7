// Package is_used tells whether a name is read anywhere in nodes or inside them, before it is set there.
package is_used

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/list_parts"
)

// IsUsed tells whether a name is read anywhere in nodes or inside them, before it is set there.
//
// **Runs on:** any thread.
func IsUsed(nodes []*jinja.Node, name string) bool {
	for _, n := range nodes {
		if n.Kind == jinja.Name && n.Name == name {
			return true
		}
		if IsUsed(list_parts.ListParts(n), name) || IsUsed(n.Body, name) || IsUsed(n.Else, name) {
			return true
		}
	}
	return false
}
