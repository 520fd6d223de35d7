// Package parse_dict parses the entries of a dictionary behind its bracket.
package parse_dict

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/is_operator"
	"rkllmd/jinja/token/take_operator"
)

// ParseDict parses the entries of a dictionary behind its bracket.
//
// **Runs on:** one thread at a time.
func ParseDict(p *jinja.Parser, start int) *jinja.Node {
	var keys, values []*jinja.Node
	for !is_operator.IsOperator(p, "}") {
		if len(keys) > 0 {
			take_operator.TakeOperator(p, ",")
		}
		if is_operator.IsOperator(p, "}") {
			break
		}
		keys = append(keys, p.Parse(p, true))
		take_operator.TakeOperator(p, ":")
		values = append(values, p.Parse(p, true))
	}
	p.At++
	n := create_node.CreateNode(p, jinja.DictOf, start)
	n.Nodes, n.Others = keys, values
	return n
}
