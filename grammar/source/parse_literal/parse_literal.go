// Package parse_literal reads a literal behind its quote.
package parse_literal

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/accept_text"
	"rkllmd/grammar/source/parse_character"
)

// ParseLiteral reads a literal behind its quote.
//
// **Runs on:** one thread at a time.
func ParseLiteral(r *grammar.Reader) *grammar.Node {
	n := &grammar.Node{Kind: grammar.Literal}
	for !accept_text.AcceptText(r, `"`) {
		n.Characters = append(n.Characters, parse_character.ParseCharacter(r))
	}
	return n
}
