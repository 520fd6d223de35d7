// Package choose_bounds returns from where to where a slice goes.
package choose_bounds

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/convert_bound"
)

// ChooseBounds returns from where to where a slice goes.
//
// **Runs on:** one thread at a time.
func ChooseBounds(m *jinja.Machine, start, stop jinja.Value, step, length int64) (int64, int64) {
	low, high := int64(0), length
	from, to := int64(0), length
	if step < 0 {
		low, high, from, to = -1, length-1, length-1, -1
	}
	if start != nil {
		from = convert_bound.ConvertBound(m, start)
		if from < 0 {
			from += length
		}
		from = min(max(from, low), high)
	}
	if stop != nil {
		to = convert_bound.ConvertBound(m, stop)
		if to < 0 {
			to += length
		}
		to = min(max(to, low), high)
	}
	return from, to
}
