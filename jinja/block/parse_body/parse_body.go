// Package parse_body parses a template up to its end, or to a statement that ends the present one, and goes past its
// name.
package parse_body

import (
	"slices"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_statement"
	"rkllmd/jinja/parser/parse_tuple"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/take_end"
)

// ParseBody parses a template up to its end, or to a statement that ends the present one, and goes past its name.
//
// **Runs on:** one thread at a time.
func ParseBody(p *jinja.Parser, ends ...string) []*jinja.Node {
	var body []*jinja.Node
	p.Depth++
	if p.Depth > jinja.MaxNesting {
		fail_token.FailToken(p,
			"the template has more than %d brackets, conditionals or statements inside each other", jinja.MaxNesting)
	}
	for {
		token := get_token.GetToken(p)
		switch token.Kind {
		case jinja.TokenData:
			p.At++
			n := create_node.CreateNode(p, jinja.Data, token.Start)
			n.Value = &jinja.Text{String: token.Text}
			body = append(body, n)
		case jinja.TokenPrint:
			p.At++
			value := parse_tuple.ParseTuple(p, true, false)
			take_end.TakeEnd(p, jinja.TokenPrintEnd)
			n := create_node.CreateNode(p, jinja.Output, value.Start)
			n.End, n.Nodes = value.End, []*jinja.Node{value}
			body = append(body, n)
		case jinja.TokenBlock:
			p.At++
			if name := get_token.GetToken(p); name.Kind == jinja.TokenName && slices.Contains(ends, name.Text) {
				p.At++
				p.Depth--
				return body
			}
			body = append(body, parse_statement.ParseStatement(p, ends))
			take_end.TakeEnd(p, jinja.TokenBlockEnd)
		default:
			if len(ends) > 0 {
				fail_token.FailToken(p, "Unexpected end of template. Jinja was looking for the following tags: '%s'.",
					strings.Join(ends, "' or '"))
			}
			return body
		}
	}
}
