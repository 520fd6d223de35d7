// Package grammar_answer writes a random answer of a grammar.
package grammar_answer

import (
	"math/rand/v2"
	"strings"

	"rkllmd/grammar"
	"rkllmd/tests/grammar/grammar_character"
	"rkllmd/tests/grammar/grammar_times"
)

// GrammarAnswer writes a random answer of a part of a grammar. The deeper it is, the shorter it gets. One of more than
// 50,000 bytes is not finished.
func GrammarAnswer(b *strings.Builder, rules map[string]*grammar.Node, n *grammar.Node, r *rand.Rand, depth int) {
	if b.Len() > 50_000 {
		return
	}
	switch n.Kind {
	case grammar.Literal:
		b.WriteString(string(n.Characters))
	case grammar.Class:
		b.WriteRune(grammar_character.GrammarCharacter(n, r))
	case grammar.RuleName:
		GrammarAnswer(b, rules, rules[n.Rule], r, depth+1)
	case grammar.Sequence:
		for _, part := range n.Nodes {
			GrammarAnswer(b, rules, part, r, depth)
		}
	case grammar.Alternatives:
		at := len(n.Nodes) - 1
		if depth <= 30 {
			at = r.IntN(len(n.Nodes))
		}
		GrammarAnswer(b, rules, n.Nodes[at], r, depth)
	case grammar.Repetition:
		for range grammar_times.GrammarTimes(n, r, depth) {
			GrammarAnswer(b, rules, n.Nodes[0], r, depth+1)
		}
	}
}
