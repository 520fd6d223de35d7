// Package parse_filters parses the filters of a filter block or a set block.
package parse_filters

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_filter"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
)

// ParseFilters parses the filters of a filter block or a set block.
//
// **Runs on:** one thread at a time.
func ParseFilters(p *jinja.Parser) *jinja.Node {
	n := parse_filter.ParseFilter(p, create_node.CreateNode(p, jinja.Pipe, get_token.GetToken(p).Start))
	for accept_operator.AcceptOperator(p, "|") {
		n = parse_filter.ParseFilter(p, n)
	}
	return n
}
