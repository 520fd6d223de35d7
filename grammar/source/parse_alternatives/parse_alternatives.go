// Package parse_alternatives reads sequences of which one comes.
package parse_alternatives

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/accept_text"
	"rkllmd/grammar/source/parse_sequence"
	"rkllmd/grammar/source/skip_blanks"
)

// ParseAlternatives reads sequences of which one comes.
//
// **Runs on:** one thread at a time.
func ParseAlternatives(r *grammar.Reader, group bool) *grammar.Node {
	n := &grammar.Node{Kind: grammar.Alternatives}
	for {
		n.Nodes = append(n.Nodes, parse_sequence.ParseSequence(r, group, ParseAlternatives))
		if !accept_text.AcceptText(r, "|") {
			return n
		}
		skip_blanks.SkipBlanks(r, true)
	}
}
