// Package parse_block_body parses the body of a statement behind the end of its tag, up to one of the statements that
// end it.
package parse_block_body

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/take_end"
)

// ParseBlockBody parses the body of a statement behind the end of its tag, up to one of the statements that end it.
// It returns the name of that one.
//
// **Runs on:** one thread at a time.
func ParseBlockBody(p *jinja.Parser, ends ...string) ([]*jinja.Node, string) {
	accept_operator.AcceptOperator(p, ":")
	take_end.TakeEnd(p, jinja.TokenBlockEnd)
	body := p.Body(p, ends...)
	return body, p.Tokens[p.At-1].Text
}
