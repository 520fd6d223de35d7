// Package parse_call_block parses a call block.
package parse_call_block

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_function_body"
	"rkllmd/jinja/block/parse_signature"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/parser/parse_expression"
	"rkllmd/jinja/token/is_operator"
)

// ParseCallBlock parses a call block.
//
// **Runs on:** one thread at a time.
func ParseCallBlock(p *jinja.Parser, n *jinja.Node) {
	n.Kind = jinja.CallBlock
	if is_operator.IsOperator(p, "(") {
		parse_signature.ParseSignature(p, n)
	}
	n.A = parse_expression.ParseExpression(p, true)
	if n.A.Kind != jinja.Call {
		fail_source.FailSource(n.A.Start, n.A.End, "expected call")
	}
	n.Body = parse_function_body.ParseFunctionBody(p, "endcall")
}
