// Package compare_keys orders two keys, upwards or downwards.
package compare_keys

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/compare_values"
)

// CompareKeys orders two keys, upwards or downwards.
//
// **Runs on:** one thread at a time.
func CompareKeys(m *jinja.Machine, a, b jinja.Value, reverse bool) int {
	order, _ := compare_values.CompareValues(m, "<", a, b)
	if reverse {
		return -order
	}
	return order
}
