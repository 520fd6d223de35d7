// Package parse_and parses operands of and.
package parse_and

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_not"
	"rkllmd/jinja/token/accept_word"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
)

// ParseAnd parses operands of and.
//
// **Runs on:** one thread at a time.
func ParseAnd(p *jinja.Parser) *jinja.Node {
	start := get_token.GetToken(p).Start
	left := parse_not.ParseNot(p)
	for count := 0; accept_word.AcceptWord(p, "and"); count++ {
		check_length.CheckLength(p, count)
		right := parse_not.ParseNot(p)
		n := create_node.CreateNode(p, jinja.And, start)
		n.A, n.B = left, right
		left = n
	}
	return left
}
