// Package parse_target parses what is set.
package parse_target

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_one_target"
	"rkllmd/jinja/parser/is_tuple_end"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/describe_token"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/is_word"
)

// ParseTarget parses what is set: a name, an attribute of a namespace where that is allowed, or a tuple of them. As in
// jinja2 the word "in" is a name behind a comma.
//
// **Runs on:** one thread at a time.
func ParseTarget(p *jinja.Parser, attributes, inBrackets bool) *jinja.Node {
	start := get_token.GetToken(p).Start
	var list []*jinja.Node
	comma := false
	for !is_tuple_end.IsTupleEnd(p) {
		if inBrackets && is_word.IsWord(p, "not") { // there it is the operator
			p.At++
			fail_token.FailToken(p, "unexpected '%s'", describe_token.DescribeToken(p))
		}
		list = append(list, parse_one_target.ParseOneTarget(p, attributes, ParseTarget))
		if comma = accept_operator.AcceptOperator(p, ","); !comma {
			break
		}
	}
	if len(list) == 1 && !comma {
		return list[0]
	}
	if len(list) == 0 && !inBrackets {
		fail_token.FailToken(p, "Expected an expression, got '%s'", describe_token.DescribeToken(p))
	}
	n := create_node.CreateNode(p, jinja.TupleOf, start)
	n.Nodes = list
	return n
}
