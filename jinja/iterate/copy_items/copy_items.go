// Package copy_items returns all items of a value, for the caller to change.
package copy_items

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/list_items"
)

// CopyItems returns all items of a value, for the caller to change.
//
// **Runs on:** one thread at a time.
func CopyItems(m *jinja.Machine, v jinja.Value) []jinja.Value {
	items := list_items.ListItems(m, v)
	meter_memory.MeterMemory(m, len(items)*jinja.ItemSize)
	return append(make([]jinja.Value, 0, len(items)), items...)
}
