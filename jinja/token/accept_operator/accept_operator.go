// Package accept_operator goes past an operator if it is the token at hand.
package accept_operator

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/is_operator"
)

// AcceptOperator goes past an operator if it is the token at hand.
//
// **Runs on:** one thread at a time.
func AcceptOperator(p *jinja.Parser, operator string) bool {
	if !is_operator.IsOperator(p, operator) {
		return false
	}
	p.At++
	return true
}
