// Package parse_one_target parses a name that is set, an attribute of a namespace, or a tuple in brackets.
package parse_one_target

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/create_named"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/describe_token"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/take_name"
	"rkllmd/jinja/token/take_operator"
)

// ParseOneTarget parses a name that is set, an attribute of a namespace, or a tuple in brackets.
//
// **Runs on:** one thread at a time.
func ParseOneTarget(p *jinja.Parser, attributes bool,
	parse func(p *jinja.Parser, attributes, inBrackets bool) *jinja.Node) *jinja.Node {
	if accept_operator.AcceptOperator(p, "(") {
		p.Depth++
		if p.Depth > jinja.MaxNesting {
			fail_token.FailToken(p, "the template has more than %d brackets inside each other", jinja.MaxNesting)
		}
		n := parse(p, attributes, true)
		p.Depth--
		take_operator.TakeOperator(p, ")")
		return n
	}
	if token := get_token.GetToken(p); token.Kind != jinja.TokenName {
		fail_token.FailToken(p, "can't assign to '%s'", describe_token.DescribeToken(p))
	}
	n := create_named.CreateNamed(p, take_name.TakeName(p))
	if n.Kind != jinja.Name {
		p.At--
		fail_token.FailToken(p, "can't assign to 'const'")
	}
	if !attributes || !accept_operator.AcceptOperator(p, ".") {
		return n
	}
	attribute := create_node.CreateNode(p, jinja.Attribute, n.Start)
	attribute.Name = take_name.TakeName(p).Text
	attribute.A, attribute.Key = n, &jinja.Text{String: attribute.Name}
	attribute.End = p.Tokens[p.At-1].End
	return attribute
}
