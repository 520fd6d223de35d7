// Package parse_not parses an operand of and, with any number of not before it.
package parse_not

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_compare"
	"rkllmd/jinja/token/accept_word"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
)

// ParseNot parses an operand of and, with any number of not before it.
//
// **Runs on:** one thread at a time.
func ParseNot(p *jinja.Parser) *jinja.Node {
	start, count := get_token.GetToken(p).Start, 0
	for accept_word.AcceptWord(p, "not") {
		count++
		check_length.CheckLength(p, count)
	}
	left := parse_compare.ParseCompare(p)
	for range count {
		n := create_node.CreateNode(p, jinja.Not, start)
		n.A, left = left, n
	}
	return left
}
