// Package is_operator tells whether the token at hand is one of some operators, divided by blanks.
package is_operator

import (
	"strings"

	"rkllmd/jinja"
)

// IsOperator tells whether the token at hand is one of some operators, divided by blanks.
//
// **Runs on:** one thread at a time.
func IsOperator(p *jinja.Parser, operators string) bool {
	token := &p.Tokens[p.At]
	return token.Kind == jinja.TokenOperator && strings.Contains(" "+operators+" ", " "+token.Text+" ")
}
