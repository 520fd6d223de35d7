// Package check_repetitions refuses parts that may be nothing and are repeated without end.
package check_repetitions

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/fail_source"
	"rkllmd/grammar/source/is_nullable"
)

// CheckRepetitions refuses parts that may be nothing and are repeated without end.
//
// **Runs on:** one thread at a time.
func CheckRepetitions(r *grammar.Reader, n *grammar.Node) {
	if n.Kind == grammar.Repetition && n.Most == grammar.NoLimit && is_nullable.IsNullable(r, n.Nodes[0]) {
		r.At = n.At
		fail_source.FailSource(r, "what is repeated here without end may be empty")
	}
	for _, part := range n.Nodes {
		CheckRepetitions(r, part)
	}
}
