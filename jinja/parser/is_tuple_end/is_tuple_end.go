// Package is_tuple_end tells whether no further item of a tuple can follow.
package is_tuple_end

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/is_operator"
)

// IsTupleEnd tells whether no further item of a tuple can follow.
//
// **Runs on:** one thread at a time.
func IsTupleEnd(p *jinja.Parser) bool {
	kind := get_token.GetToken(p).Kind
	return kind == jinja.TokenPrintEnd || kind == jinja.TokenBlockEnd || is_operator.IsOperator(p, ")")
}
