// Package wrap_items returns an iterator over values, of a type that Python calls so.
package wrap_items

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/take_item"
)

// WrapItems returns an iterator over values, of a type that Python calls so.
//
// **Runs on:** one thread at a time.
func WrapItems(m *jinja.Machine, kind, name string, items []jinja.Value) *jinja.Iterator {
	meter_memory.MeterMemory(m, jinja.CallSize)
	return &jinja.Iterator{Kind: kind, Name: name, Next: take_item.TakeItem, Source: &jinja.List{Items: items}}
}
