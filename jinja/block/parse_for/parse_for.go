// Package parse_for parses a for statement.
package parse_for

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_block_body"
	"rkllmd/jinja/block/parse_items"
	"rkllmd/jinja/block/parse_target"
	"rkllmd/jinja/parser/parse_expression"
	"rkllmd/jinja/token/accept_word"
	"rkllmd/jinja/token/describe_token"
	"rkllmd/jinja/token/fail_token"
)

// ParseFor parses a for statement.
//
// **Runs on:** one thread at a time.
func ParseFor(p *jinja.Parser, n *jinja.Node) {
	n.Kind = jinja.For
	n.A = parse_target.ParseTarget(p, false, false)
	if !accept_word.AcceptWord(p, "in") {
		fail_token.FailToken(p, "expected token 'in', got '%s'", describe_token.DescribeToken(p))
	}
	n.B = parse_items.ParseItems(p)
	if accept_word.AcceptWord(p, "if") {
		n.C = parse_expression.ParseExpression(p, true)
	}
	n.Flag = accept_word.AcceptWord(p, "recursive")
	var end string
	p.Loops++
	n.Body, end = parse_block_body.ParseBlockBody(p, "endfor", "else")
	p.Loops--
	if end == "else" {
		n.Else, _ = parse_block_body.ParseBlockBody(p, "endfor")
		if n.Else == nil {
			n.Else = []*jinja.Node{}
		}
	}
}
