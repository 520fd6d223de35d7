// Package accept_word goes past a name if it is the token at hand.
package accept_word

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/is_word"
)

// AcceptWord goes past a name if it is the token at hand.
//
// **Runs on:** one thread at a time.
func AcceptWord(p *jinja.Parser, name string) bool {
	if !is_word.IsWord(p, name) {
		return false
	}
	p.At++
	return true
}
