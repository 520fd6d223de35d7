// Package measure_sequence measures a sequence of parts for measure_depth.
package measure_sequence

import "rkllmd/grammar"

// MeasureSequence measures a sequence of parts for measure_depth: what may be nothing, one behind the other, adds up.
// No number is above 1,000 times the bound.
//
// **Runs on:** any thread.
func MeasureSequence(parts []grammar.Depth) grammar.Depth {
	const most = 1_000 * grammar.MaxDepth
	d := grammar.Depth{Back: -1}
	for _, part := range parts {
		if d.Through >= 0 {
			d.Front = max(d.Front, min(d.Through+part.Front, most))
		}
		d.Most = max(d.Most, part.Most, min(max(d.Through, d.Back, 0)+part.Front, most))
		if part.Through < 0 {
			d.Through, d.Back = -1, part.Back
			continue
		}
		if d.Through >= 0 {
			d.Through = min(d.Through+part.Through, most)
		}
		if d.Back >= 0 {
			d.Back = min(d.Back+part.Through, most)
		}
		d.Back = max(d.Back, part.Back)
	}
	d.Front = max(d.Front, d.Through)
	d.Most = max(d.Most, d.Front, d.Back)
	return d
}
