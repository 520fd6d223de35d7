// Package parse_statement parses a statement.
package parse_statement

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/fail_statement"
	"rkllmd/jinja/block/parse_block_body"
	"rkllmd/jinja/block/parse_call_block"
	"rkllmd/jinja/block/parse_for"
	"rkllmd/jinja/block/parse_function_body"
	"rkllmd/jinja/block/parse_if"
	"rkllmd/jinja/block/parse_macro"
	"rkllmd/jinja/block/parse_print"
	"rkllmd/jinja/block/parse_set"
	"rkllmd/jinja/block/parse_with"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/parser/parse_filters"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
)

// ParseStatement parses a statement. The names are those of the statements that would end the one around it.
//
// **Runs on:** one thread at a time.
func ParseStatement(p *jinja.Parser, ends []string) *jinja.Node {
	token := get_token.GetToken(p)
	if token.Kind != jinja.TokenName {
		fail_token.FailToken(p, "tag name expected")
	}
	p.At++
	n := create_node.CreateNode(p, jinja.None, token.Start)
	switch token.Text {
	case "if":
		parse_if.ParseIf(p, n)
	case "for":
		parse_for.ParseFor(p, n)
	case "set":
		parse_set.ParseSet(p, n)
	case "macro":
		parse_macro.ParseMacro(p, n)
	case "call":
		parse_call_block.ParseCallBlock(p, n)
	case "filter":
		n.Kind, n.A = jinja.FilterBlock, parse_filters.ParseFilters(p)
		n.Body, _ = parse_block_body.ParseBlockBody(p, "endfilter")
	case "generation":
		n.Kind, n.Flag = jinja.CallBlock, false
		n.Body = parse_function_body.ParseFunctionBody(p, "endgeneration")
	case "with":
		parse_with.ParseWith(p, n)
	case "print":
		parse_print.ParsePrint(p, n)
	case "break", "continue":
		n.Kind = jinja.BreakLoop
		if token.Text == "continue" {
			n.Kind = jinja.ContinueLoop
		}
		if p.Loops == 0 {
			fail_source.FailSource(token.Start, token.End, "'%s' outside loop", token.Text)
		}
	default:
		p.At--
		fail_statement.FailStatement(p, token.Text, ends)
	}
	n.End = max(n.End, token.End)
	return n
}
