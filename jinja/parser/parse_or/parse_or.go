// Package parse_or parses operands of or.
package parse_or

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_and"
	"rkllmd/jinja/token/accept_word"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
)

// ParseOr parses operands of or.
//
// **Runs on:** one thread at a time.
func ParseOr(p *jinja.Parser) *jinja.Node {
	start := get_token.GetToken(p).Start
	left := parse_and.ParseAnd(p)
	for count := 0; accept_word.AcceptWord(p, "or"); count++ {
		check_length.CheckLength(p, count)
		right := parse_and.ParseAnd(p)
		n := create_node.CreateNode(p, jinja.Or, start)
		n.A, n.B = left, right
		left = n
	}
	return left
}
