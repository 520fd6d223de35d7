// Package parse_function_body parses the body of a macro or a call block, which cannot end a loop around it.
package parse_function_body

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_block_body"
)

// ParseFunctionBody parses the body of a macro or a call block, which cannot end a loop around it.
//
// **Runs on:** one thread at a time.
func ParseFunctionBody(p *jinja.Parser, end string) []*jinja.Node {
	loops := p.Loops
	p.Loops = 0
	body, _ := parse_block_body.ParseBlockBody(p, end)
	p.Loops = loops
	return body
}
