// Package parse_filter parses a filter behind its bar.
package parse_filter

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_arguments"
	"rkllmd/jinja/parser/parse_dotted"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/is_operator"
)

// ParseFilter parses a filter behind its bar.
//
// **Runs on:** one thread at a time.
func ParseFilter(p *jinja.Parser, left *jinja.Node) *jinja.Node {
	n := create_node.CreateNode(p, jinja.FilterCall, get_token.GetToken(p).Start)
	n.Others = []*jinja.Node{left}
	n.Name = parse_dotted.ParseDotted(p)
	n.End = p.Tokens[p.At-1].End
	if is_operator.IsOperator(p, "(") {
		parse_arguments.ParseArguments(p, n)
	}
	return n
}
