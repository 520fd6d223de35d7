// Package take_operator goes past an operator that must stand here.
package take_operator

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/describe_token"
	"rkllmd/jinja/token/fail_token"
)

// TakeOperator goes past an operator that must stand here.
//
// **Runs on:** one thread at a time.
func TakeOperator(p *jinja.Parser, operator string) {
	if !accept_operator.AcceptOperator(p, operator) {
		fail_token.FailToken(p, "expected token '%s', got '%s'", operator, describe_token.DescribeToken(p))
	}
}
