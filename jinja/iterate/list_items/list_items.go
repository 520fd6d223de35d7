// Package list_items returns all items of a value that can be iterated over.
package list_items

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/iterate/create_iterator"
	"rkllmd/jinja/value/list_view"
	"rkllmd/jinja/value/measure_length"
)

// ListItems returns all items of a value that can be iterated over. The caller must not change them.
//
// **Runs on:** one thread at a time.
func ListItems(m *jinja.Machine, v jinja.Value) []jinja.Value {
	switch x := v.(type) {
	case *jinja.List:
		meter_work.MeterWork(m, len(x.Items)>>3)
		return x.Items
	case *jinja.Dict:
		meter_work.MeterWork(m, len(x.Keys)>>3)
		return x.Keys
	case *jinja.View:
		return list_view.ListView(m, x)
	}
	it := create_iterator.CreateIterator(m, v)
	var items []jinja.Value
	if length, ok := measure_length.MeasureLength(m, v); ok {
		meter_memory.MeterMemory(m, length*jinja.ItemSize)
		items = make([]jinja.Value, 0, length)
	}
	for {
		item, ok := it.Next(m, it)
		if !ok {
			return items
		}
		if len(items) == cap(items) {
			meter_memory.MeterMemory(m, 2*(len(items)+1)*jinja.ItemSize)
		}
		items = append(items, item)
	}
}
