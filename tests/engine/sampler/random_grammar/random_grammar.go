// Package random_grammar makes random grammars.
package random_grammar

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"rkllmd/grammar/parse_grammar"
	"rkllmd/tests/engine/sampler/random_part"
)

// RandomGrammar makes a random grammar, whose rules may name each other and themselves, of those that parse_grammar
// accepts.
func RandomGrammar(r *rand.Rand) string {
	for {
		var source strings.Builder
		for i, name := range []string{"root", "r0", "r1", "r2"} {
			fmt.Fprintf(&source, "%s ::= %s %s", name, random_part.RandomPart(r, 2), random_part.RandomPart(r, 1))
			if i > 0 {
				fmt.Fprintf(&source, " | %s", random_part.RandomPart(r, 0))
			}
			source.WriteString("\n")
		}
		if _, err := parse_grammar.ParseGrammar(source.String()); err == nil {
			return source.String()
		}
	}
}
