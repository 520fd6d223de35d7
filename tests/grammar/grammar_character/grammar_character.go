// Package grammar_character chooses a character of a class.
package grammar_character

import (
	"math/rand/v2"
	"unicode/utf8"

	"rkllmd/grammar"
	"rkllmd/tests/grammar/is_in_class"
)

// GrammarCharacter chooses a character of a class.
func GrammarCharacter(n *grammar.Node, r *rand.Rand) rune {
	for {
		c := r.Int32N([]int32{0x80, 0x180, 0x10000}[r.IntN(3)])
		if !n.Not {
			at := 2 * r.IntN(len(n.Characters)/2)
			c = n.Characters[at] + r.Int32N(n.Characters[at+1]-n.Characters[at]+1)
		}
		if is_in_class.IsInClass(n, c) != n.Not && utf8.ValidRune(c) {
			return c
		}
	}
}
