// Package parse_call parses the arguments behind a value that is called.
package parse_call

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_arguments"
	"rkllmd/jinja/token/create_node"
)

// ParseCall parses the arguments behind a value that is called.
//
// **Runs on:** one thread at a time.
func ParseCall(p *jinja.Parser, left *jinja.Node) *jinja.Node {
	n := create_node.CreateNode(p, jinja.Call, left.Start)
	n.A = left
	parse_arguments.ParseArguments(p, n)
	return n
}
