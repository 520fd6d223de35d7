// Package filter_group_by is the filter groupby.
package filter_group_by

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/select/list_keys"
	"rkllmd/jinja/select/order_items"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/create_tuple"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterGroupBy is the filter groupby.
//
// **Runs on:** one thread at a time.
func FilterGroupBy(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "groupby", a, 1, "attribute", "default", "case_sensitive")
	items := list_items.ListItems(m, v)
	items = order_items.OrderItems(m, items, list_keys.ListKeys(m, items, values[0], values[2], values[1]), false)
	keys := list_keys.ListKeys(m, items, values[0], values[2], values[1])
	names := list_keys.ListKeys(m, items, values[0], true, values[1])
	var groups []jinja.Value
	for from := 0; from < len(items); {
		to := from + 1
		for to < len(items) && is_equal.IsEqual(m, keys[from], keys[to]) {
			to++
		}
		group := create_tuple.CreateTuple(m, names[from], create_list.CreateList(m, items[from:to:to]))
		group.Names = []string{"grouper", "list"}
		meter_memory.MeterMemory(m, jinja.TextSize)
		groups = append(groups, group)
		from = to
	}
	return create_list.CreateList(m, groups)
}
