// Package parse_primary parses a name, a literal, or what stands in brackets.
package parse_primary

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/create_named"
	"rkllmd/jinja/parser/parse_dict"
	"rkllmd/jinja/parser/parse_list"
	"rkllmd/jinja/parser/parse_literal"
	"rkllmd/jinja/parser/parse_tuple"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/describe_token"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/take_operator"
)

// ParsePrimary parses a name, a literal, or what stands in brackets.
//
// **Runs on:** one thread at a time.
func ParsePrimary(p *jinja.Parser) *jinja.Node {
	token := get_token.GetToken(p)
	switch {
	case token.Kind == jinja.TokenName:
		p.At++
		return create_named.CreateNamed(p, token)
	case token.Kind == jinja.TokenText:
		return parse_literal.ParseLiteral(p)
	case token.Kind == jinja.TokenNumber:
		p.At++
		n := create_node.CreateNode(p, jinja.Constant, token.Start)
		n.Value = token.Value
		return n
	case accept_operator.AcceptOperator(p, "("):
		n := parse_tuple.ParseTuple(p, true, true)
		take_operator.TakeOperator(p, ")")
		return n
	case accept_operator.AcceptOperator(p, "["):
		return parse_list.ParseList(p, token.Start)
	case accept_operator.AcceptOperator(p, "{"):
		return parse_dict.ParseDict(p, token.Start)
	}
	fail_token.FailToken(p, "unexpected '%s'", describe_token.DescribeToken(p))
	return nil
}
