// Package parse_member parses the name behind a dot.
package parse_member

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
)

// ParseMember parses the name behind a dot. A number is an index.
//
// **Runs on:** one thread at a time.
func ParseMember(p *jinja.Parser, left *jinja.Node) *jinja.Node {
	token := get_token.GetToken(p)
	index, isIndex := token.Value.(int64)
	p.At++
	if token.Kind == jinja.TokenNumber && isIndex {
		n := create_node.CreateNode(p, jinja.Item, left.Start)
		n.A, n.B = left, create_node.CreateNode(p, jinja.Constant, token.Start)
		n.B.Value = index
		return n
	}
	if token.Kind != jinja.TokenName {
		p.At--
		fail_token.FailToken(p, "expected name or number")
	}
	n := create_node.CreateNode(p, jinja.Member, left.Start)
	n.A, n.Name, n.Key = left, token.Text, &jinja.Text{String: token.Text}
	return n
}
