// Package parse_expression parses an expression, with a conditional (a if b else c) or without.
package parse_expression

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_or"
	"rkllmd/jinja/token/accept_word"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
)

// ParseExpression parses an expression, with a conditional (a if b else c) or without.
//
// **Runs on:** one thread at a time.
func ParseExpression(p *jinja.Parser, conditional bool) *jinja.Node {
	start := get_token.GetToken(p).Start
	p.Depth++
	if p.Depth > jinja.MaxNesting {
		fail_token.FailToken(p,
			"the template has more than %d brackets, conditionals or statements inside each other", jinja.MaxNesting)
	}
	left := parse_or.ParseOr(p)
	for count := 0; conditional && accept_word.AcceptWord(p, "if"); count++ {
		check_length.CheckLength(p, count)
		n := create_node.CreateNode(p, jinja.Conditional, start)
		n.A, n.B = left, parse_or.ParseOr(p)
		if accept_word.AcceptWord(p, "else") {
			n.C = p.Parse(p, true)
		}
		n.End = p.Tokens[p.At-1].End
		left = n
	}
	p.Depth--
	return left
}
