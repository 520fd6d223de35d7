// Package create_node makes a node that begins with a token and ends with the last one read.
package create_node

import (
	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
)

// CreateNode makes a node that begins with a token and ends with the last one read.
//
// **Runs on:** one thread at a time.
func CreateNode(p *jinja.Parser, kind jinja.Kind, start int) *jinja.Node {
	p.Parts++
	if p.Parts > jinja.MaxParts {
		fail_source.FailSource(start, start, "the template has more than %d parts", jinja.MaxParts)
	}
	end := start
	if p.At > 0 {
		end = p.Tokens[p.At-1].End
	}
	return &jinja.Node{Kind: kind, Start: start, End: max(start, end)}
}
