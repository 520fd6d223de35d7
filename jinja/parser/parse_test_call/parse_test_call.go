// Package parse_test_call parses a test behind its is.
package parse_test_call

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_arguments"
	"rkllmd/jinja/parser/parse_dotted"
	"rkllmd/jinja/parser/parse_postfix"
	"rkllmd/jinja/token/accept_word"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/is_operator"
	"rkllmd/jinja/token/is_word"
)

// ParseTestCall parses a test behind its is.
//
// **Runs on:** one thread at a time.
func ParseTestCall(p *jinja.Parser, left *jinja.Node) *jinja.Node {
	negated := accept_word.AcceptWord(p, "not")
	n := create_node.CreateNode(p, jinja.TestCall, left.Start)
	n.Others = []*jinja.Node{left}
	n.Name = parse_dotted.ParseDotted(p)
	token := get_token.GetToken(p)
	switch {
	case is_operator.IsOperator(p, "("):
		parse_arguments.ParseArguments(p, n)
	case is_word.IsWord(p, "else") || is_word.IsWord(p, "or") || is_word.IsWord(p, "and"):
	case is_word.IsWord(p, "is"):
		fail_token.FailToken(p, "You cannot chain multiple tests with is")
	case token.Kind == jinja.TokenName || token.Kind == jinja.TokenText || token.Kind == jinja.TokenNumber ||
		is_operator.IsOperator(p, "[ {"):
		n.Nodes = []*jinja.Node{parse_postfix.ParsePostfix(p, p.Primary(p))}
	}
	n.End = p.Tokens[p.At-1].End
	if !negated {
		return n
	}
	not := create_node.CreateNode(p, jinja.Not, left.Start)
	not.A = n
	return not
}
