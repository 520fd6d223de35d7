// Package create_tuple makes a tuple of values.
package create_tuple

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

// CreateTuple makes a tuple of values.
//
// **Runs on:** one thread at a time.
func CreateTuple(m *jinja.Machine, items ...jinja.Value) *jinja.List {
	meter_memory.MeterMemory(m, jinja.ListSize+len(items)*jinja.ItemSize)
	return &jinja.List{Items: items, Tuple: true}
}
