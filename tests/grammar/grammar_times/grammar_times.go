// Package grammar_times chooses how often a part of a grammar comes.
package grammar_times

import (
	"math/rand/v2"

	"rkllmd/grammar"
)

// GrammarTimes chooses how often a part of a grammar comes.
func GrammarTimes(n *grammar.Node, r *rand.Rand, depth int) int {
	most := n.Most
	if most == grammar.NoLimit {
		most = n.Least + 3
	}
	if depth > 20 {
		return n.Least
	}
	return []int{n.Least, most, n.Least + r.IntN(most-n.Least+1)}[r.IntN(3)]
}
