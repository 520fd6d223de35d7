// Package order_items returns items in the order of their keys.
package order_items

import (
	"slices"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/select/bind_order"
)

// OrderItems returns items in the order of their keys.
//
// **Runs on:** one thread at a time.
func OrderItems(m *jinja.Machine, items, keys []jinja.Value, reverse bool) []jinja.Value {
	meter_memory.MeterMemory(m, len(items)*(jinja.ItemSize+8))
	order := make([]int, len(items))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, bind_order.BindOrder(m, keys, reverse))
	sorted := make([]jinja.Value, len(items))
	for i, at := range order {
		sorted[i] = items[at]
	}
	return sorted
}
