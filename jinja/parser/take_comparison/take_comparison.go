// Package take_comparison goes past the operator of a comparison and returns it, or nothing.
package take_comparison

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/accept_word"
	"rkllmd/jinja/token/is_operator"
	"rkllmd/jinja/token/is_word"
)

// TakeComparison goes past the operator of a comparison and returns it, or nothing.
//
// **Runs on:** one thread at a time.
func TakeComparison(p *jinja.Parser) string {
	if is_operator.IsOperator(p, "== != < > <= >=") {
		p.At++
		return p.Tokens[p.At-1].Text
	}
	if accept_word.AcceptWord(p, "in") {
		return "in"
	}
	if next := p.Tokens[min(p.At+1, len(p.Tokens)-1)]; is_word.IsWord(p, "not") && next.Kind == jinja.TokenName &&
		next.Text == "in" {
		p.At += 2
		return "not in"
	}
	return ""
}
