// Package is_dict_equal tells whether two dictionaries have equal entries.
package is_dict_equal

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_depth"
	"rkllmd/jinja/value/find_entry"
)

// IsDictEqual tells whether two dictionaries have equal entries.
//
// **Runs on:** one thread at a time.
func IsDictEqual(m *jinja.Machine, a, b *jinja.Dict, equal func(*jinja.Machine, jinja.Value, jinja.Value) bool) bool {
	if len(a.Keys) != len(b.Keys) {
		return false
	}
	meter_depth.MeterDepth(m)
	for i, key := range a.Keys {
		other, ok := find_entry.FindEntry(m, b, key)
		if !ok || !equal(m, a.Values[i], other) {
			m.Limits.Depth++
			return false
		}
	}
	m.Limits.Depth++
	return true
}
