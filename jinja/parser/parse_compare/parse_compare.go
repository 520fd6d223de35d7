// Package parse_compare parses comparisons, which may be chained.
package parse_compare

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_sum"
	"rkllmd/jinja/parser/take_comparison"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
)

// ParseCompare parses comparisons, which may be chained.
//
// **Runs on:** one thread at a time.
func ParseCompare(p *jinja.Parser) *jinja.Node {
	start := get_token.GetToken(p).Start
	left := parse_sum.ParseSum(p)
	var list []*jinja.Node
	for {
		operator := take_comparison.TakeComparison(p)
		if operator == "" {
			break
		}
		check_length.CheckLength(p, len(list))
		right := parse_sum.ParseSum(p)
		n := create_node.CreateNode(p, jinja.Comparison, right.Start)
		n.Name, n.A = operator, right
		list = append(list, n)
	}
	if list == nil {
		return left
	}
	n := create_node.CreateNode(p, jinja.Compare, start)
	n.A, n.Nodes = left, list
	return n
}
