// Package check_length refuses an expression that has too many operators in a row.
package check_length

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/fail_token"
)

// CheckLength refuses an expression that has too many operators in a row.
//
// **Runs on:** one thread at a time.
func CheckLength(p *jinja.Parser, count int) {
	if count > 10*jinja.MaxNesting {
		fail_token.FailToken(p, "the expression is too long: it has more than %d operators in a row",
			10*jinja.MaxNesting)
	}
}
