// Package check_index refuses a slice that is one of several indexes.
package check_index

import (
	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
)

// CheckIndex refuses a slice that is one of several indexes. Among literals, where n.Flag is set, jinja2 finds nothing
// by it and goes on.
//
// **Runs on:** any thread.
func CheckIndex(n *jinja.Node) {
	if n.B.Kind != jinja.TupleOf {
		return
	}
	slices := false
	for _, part := range n.B.Nodes {
		slices = slices || part.Kind == jinja.Slice
	}
	if slices && !n.Flag {
		fail_source.FailSource(n.Start, n.End, "a slice cannot be one of several indexes")
	}
	n.Flag = slices
}
