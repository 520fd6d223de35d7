// Package parse_arguments parses arguments in brackets into a node.
package parse_arguments

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_argument"
	"rkllmd/jinja/token/is_operator"
	"rkllmd/jinja/token/take_operator"
)

// ParseArguments parses arguments in brackets into a node: values, names with values, *list, **dictionary.
//
// **Runs on:** one thread at a time.
func ParseArguments(p *jinja.Parser, n *jinja.Node) {
	take_operator.TakeOperator(p, "(")
	for first := true; !is_operator.IsOperator(p, ")"); first = false {
		if !first {
			take_operator.TakeOperator(p, ",")
			if is_operator.IsOperator(p, ")") {
				break
			}
		}
		parse_argument.ParseArgument(p, n)
	}
	p.At++
	n.End = p.Tokens[p.At-1].End
}
