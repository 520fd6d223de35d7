// Package parse_set parses a set statement, or a set block.
package parse_set

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_block_body"
	"rkllmd/jinja/block/parse_target"
	"rkllmd/jinja/parser/parse_filters"
	"rkllmd/jinja/parser/parse_tuple"
	"rkllmd/jinja/token/accept_operator"
)

// ParseSet parses a set statement, or a set block.
//
// **Runs on:** one thread at a time.
func ParseSet(p *jinja.Parser, n *jinja.Node) {
	n.A = parse_target.ParseTarget(p, true, false)
	if accept_operator.AcceptOperator(p, "=") {
		n.Kind, n.B = jinja.Set, parse_tuple.ParseTuple(p, true, false)
		return
	}
	n.Kind = jinja.SetBlock
	if accept_operator.AcceptOperator(p, "|") {
		n.B = parse_filters.ParseFilters(p)
	}
	n.Body, _ = parse_block_body.ParseBlockBody(p, "endset")
}
