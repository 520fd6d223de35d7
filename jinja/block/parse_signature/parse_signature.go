// Package parse_signature parses the parameters of a macro or a call block, with their defaults.
package parse_signature

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/create_named"
	"rkllmd/jinja/parser/parse_expression"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/is_operator"
	"rkllmd/jinja/token/take_name"
	"rkllmd/jinja/token/take_operator"
)

// ParseSignature parses the parameters of a macro or a call block, with their defaults.
//
// **Runs on:** one thread at a time.
func ParseSignature(p *jinja.Parser, n *jinja.Node) {
	take_operator.TakeOperator(p, "(")
	for first := true; !is_operator.IsOperator(p, ")"); first = false {
		if !first {
			take_operator.TakeOperator(p, ",")
		}
		parameter := create_named.CreateNamed(p, take_name.TakeName(p))
		if parameter.Kind != jinja.Name {
			p.At--
			fail_token.FailToken(p, "can't assign to 'const'")
		}
		n.Nodes = append(n.Nodes, parameter)
		if accept_operator.AcceptOperator(p, "=") {
			n.Named = append(n.Named, jinja.NamedNode{Name: parameter.Name, Node: parse_expression.ParseExpression(p,
				true)})
		} else if n.Named != nil {
			fail_token.FailToken(p, "non-default argument follows default argument")
		}
	}
	p.At++
}
