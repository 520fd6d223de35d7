// Package order_keys returns the places of a dictionary's entries in the order in which they are written.
package order_keys

import (
	"slices"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/json/bind_key_order"
)

// OrderKeys returns the places of a dictionary's entries in the order in which they are written.
//
// **Runs on:** one thread at a time.
func OrderKeys(m *jinja.Machine, d *jinja.Dict, sorted bool) []int {
	meter_memory.MeterMemory(m, 8*len(d.Keys))
	order := make([]int, len(d.Keys))
	for i := range order {
		order[i] = i
	}
	if sorted {
		slices.SortStableFunc(order, bind_key_order.BindKeyOrder(m, d))
	}
	return order
}
