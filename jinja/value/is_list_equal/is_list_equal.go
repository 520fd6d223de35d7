// Package is_list_equal tells whether two lists have equal items.
package is_list_equal

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_depth"
)

// IsListEqual tells whether two lists have equal items.
//
// **Runs on:** one thread at a time.
func IsListEqual(m *jinja.Machine, a, b *jinja.List, equal func(*jinja.Machine, jinja.Value, jinja.Value) bool) bool {
	if len(a.Items) != len(b.Items) {
		return false
	}
	meter_depth.MeterDepth(m)
	for i := range a.Items {
		if !equal(m, a.Items[i], b.Items[i]) {
			m.Limits.Depth++
			return false
		}
	}
	m.Limits.Depth++
	return true
}
