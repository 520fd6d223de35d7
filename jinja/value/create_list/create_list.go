// Package create_list makes a list of values.
package create_list

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

// CreateList makes a list of values.
//
// **Runs on:** one thread at a time.
func CreateList(m *jinja.Machine, items []jinja.Value) *jinja.List {
	meter_memory.MeterMemory(m, jinja.ListSize+len(items)*jinja.ItemSize)
	return &jinja.List{Items: items}
}
