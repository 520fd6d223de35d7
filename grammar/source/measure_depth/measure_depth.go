// Package measure_depth measures how many parts llama.cpp begins or leaves out without a character.
package measure_depth

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/measure_repetition"
	"rkllmd/grammar/source/measure_sequence"
)

// MeasureDepth measures how many parts llama.cpp begins or leaves out from one character to the next, where n stands.
// Of rules it takes what is in r.Depths, and if r.Measured is there, it first measures those that are not in it. Of a
// rule that ends with itself only one round counts: how many there are, the answer says.
//
// **Runs on:** one thread at a time.
func MeasureDepth(r *grammar.Reader, n *grammar.Node) grammar.Depth {
	if n.Kind == grammar.Literal && len(n.Characters) == 0 {
		return grammar.Depth{Back: -1}
	}
	if n.Kind == grammar.RuleName {
		if r.Measured != nil && !r.Measured[n.Rule] {
			r.Measured[n.Rule] = true
			r.Depths[n.Rule] = MeasureDepth(r, r.Rules[n.Rule])
		}
		return r.Depths[n.Rule]
	}
	parts := make([]grammar.Depth, 0, len(n.Nodes))
	for _, part := range n.Nodes {
		parts = append(parts, MeasureDepth(r, part))
	}
	switch n.Kind {
	case grammar.Sequence:
		return measure_sequence.MeasureSequence(parts)
	case grammar.Repetition:
		return measure_repetition.MeasureRepetition(n, parts[0])
	case grammar.Alternatives:
		d := grammar.Depth{Through: -1, Back: -1}
		for _, part := range parts {
			if part.Through >= 0 {
				d.Through = max(d.Through, part.Through+1)
			}
			d.Front, d.Back = max(d.Front, part.Front+1), max(d.Back, part.Back)
			d.Most = max(d.Most, d.Front, part.Most)
		}
		return d
	}
	return grammar.Depth{Through: -1}
}
