// Package parse_if parses an if statement with its branches.
package parse_if

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_block_body"
	"rkllmd/jinja/parser/parse_tuple"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
)

// ParseIf parses an if statement with its branches.
//
// **Runs on:** one thread at a time.
func ParseIf(p *jinja.Parser, n *jinja.Node) {
	n.Kind = jinja.If
	n.A = parse_tuple.ParseTuple(p, false, false)
	var end string
	n.Body, end = parse_block_body.ParseBlockBody(p, "elif", "else", "endif")
	for end == "elif" {
		branch := create_node.CreateNode(p, jinja.If, get_token.GetToken(p).Start)
		branch.A = parse_tuple.ParseTuple(p, false, false)
		branch.Body, end = parse_block_body.ParseBlockBody(p, "elif", "else", "endif")
		n.Nodes = append(n.Nodes, branch)
	}
	if end == "else" {
		n.Flag = true
		n.Else, _ = parse_block_body.ParseBlockBody(p, "endif")
	}
}
