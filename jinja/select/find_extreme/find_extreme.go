// Package find_extreme returns the first item that lies before all others by an operator.
package find_extreme

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/select/list_keys"
	"rkllmd/jinja/value/is_ordered"
)

// FindExtreme returns the first item that lies before all others by an operator.
//
// **Runs on:** one thread at a time.
func FindExtreme(m *jinja.Machine, v jinja.Value, values []jinja.Value, operator string) jinja.Value {
	items := list_items.ListItems(m, v)
	if len(items) == 0 {
		return &jinja.Undefined{Hint: "No aggregated item, sequence was empty."}
	}
	keys := list_keys.ListKeys(m, items, values[1], values[0], nil)
	best := 0
	for i := 1; i < len(items); i++ {
		if is_ordered.IsOrdered(m, operator, keys[i], keys[best]) {
			best = i
		}
	}
	return items[best]
}
