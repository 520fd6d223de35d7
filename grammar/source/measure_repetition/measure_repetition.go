// Package measure_repetition measures a part that is repeated for measure_depth.
package measure_repetition

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/measure_sequence"
)

// MeasureRepetition measures a part, of which d is known, that is repeated as n says, for measure_depth. Llama.cpp
// makes a rule of each time that may come, which holds the next one.
//
// **Runs on:** any thread.
func MeasureRepetition(n *grammar.Node, d grammar.Depth) grammar.Depth {
	times := n.Most
	if times == grammar.NoLimit {
		times = n.Least + 1
	}
	d.Front, d.Most = d.Front+1, d.Most+1
	if d.Through >= 0 {
		d.Through++
	}
	parts := make([]grammar.Depth, 0, times)
	for range times {
		parts = append(parts, d)
	}
	all := measure_sequence.MeasureSequence(parts)
	if n.Least == 0 && all.Through < 0 {
		all.Through = 1
	}
	return all
}
