// Package bind_name returns the function that tells whether a node has a name.
package bind_name

import "rkllmd/jinja"

// BindName returns the function that tells whether a node has a name.
//
// **Runs on:** any thread.
func BindName(name string) func(*jinja.Node) bool {
	return func(n *jinja.Node) bool { return n.Name == name }
}
