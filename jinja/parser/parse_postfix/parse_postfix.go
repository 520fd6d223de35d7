// Package parse_postfix parses the members, items and calls behind a value.
package parse_postfix

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_call"
	"rkllmd/jinja/parser/parse_member"
	"rkllmd/jinja/parser/parse_subscript"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/is_operator"
)

// ParsePostfix parses the members, items and calls behind a value.
//
// **Runs on:** one thread at a time.
func ParsePostfix(p *jinja.Parser, n *jinja.Node) *jinja.Node {
	for count := 0; ; count++ {
		check_length.CheckLength(p, count)
		switch {
		case accept_operator.AcceptOperator(p, "."):
			n = parse_member.ParseMember(p, n)
		case accept_operator.AcceptOperator(p, "["):
			n = parse_subscript.ParseSubscript(p, n)
		case is_operator.IsOperator(p, "("):
			n = parse_call.ParseCall(p, n)
		default:
			return n
		}
	}
}
