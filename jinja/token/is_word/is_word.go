// Package is_word tells whether the token at hand is a certain name.
package is_word

import "rkllmd/jinja"

// IsWord tells whether the token at hand is a certain name.
//
// **Runs on:** one thread at a time.
func IsWord(p *jinja.Parser, name string) bool {
	token := &p.Tokens[p.At]
	return token.Kind == jinja.TokenName && token.Text == name
}
