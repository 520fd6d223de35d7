// Package list_parts returns the expressions of which a node consists, but not its bodies.
package list_parts

import "rkllmd/jinja"

// ListParts returns the expressions of which a node consists, but not its bodies.
//
// **Runs on:** any thread.
func ListParts(n *jinja.Node) []*jinja.Node {
	list := make([]*jinja.Node, 0, len(n.Nodes)+len(n.Others)+len(n.Named)+3)
	list = append(append(list, n.Others...), n.Nodes...)
	for _, named := range n.Named {
		list = append(list, named.Node)
	}
	for _, part := range []*jinja.Node{n.A, n.B, n.C} {
		if part != nil {
			list = append(list, part)
		}
	}
	return list
}
