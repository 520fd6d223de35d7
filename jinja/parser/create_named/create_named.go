// Package create_named makes the node of a name.
package create_named

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/create_node"
)

// CreateNamed makes the node of a name: a variable, or one of the constants.
//
// **Runs on:** one thread at a time.
func CreateNamed(p *jinja.Parser, token *jinja.Token) *jinja.Node {
	n := create_node.CreateNode(p, jinja.Constant, token.Start)
	switch token.Text {
	case "true", "True":
		n.Value = true
	case "false", "False":
		n.Value = false
	case "none", "None":
	default:
		n.Kind, n.Name, n.Key = jinja.Name, token.Text, &jinja.Text{String: token.Text}
	}
	return n
}
