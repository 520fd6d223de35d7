// Package filter_sort is the filter sort.
package filter_sort

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/copy_items"
	"rkllmd/jinja/select/is_reverse"
	"rkllmd/jinja/select/list_keys"
	"rkllmd/jinja/select/order_items"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterSort is the filter sort.
//
// **Runs on:** one thread at a time.
func FilterSort(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "sort", a, 0, "reverse", "case_sensitive", "attribute")
	items := copy_items.CopyItems(m, v)
	attributes := values[2:]
	if t, ok := values[2].(*jinja.Text); ok {
		attributes = nil
		for part := range strings.SplitSeq(t.String, ",") {
			meter_memory.MeterMemory(m, 2*jinja.TextSize)
			attributes = append(attributes, &jinja.Text{String: part})
		}
	}
	meter_memory.MeterMemory(m, len(items)*jinja.ItemSize)
	keys := make([]jinja.Value, len(items)) // lists: of those, what is equal is passed over before anything is ordered
	for i := range keys {
		keys[i] = create_list.CreateList(m, nil)
	}
	for _, attribute := range attributes {
		for i, key := range list_keys.ListKeys(m, items, attribute, values[1], nil) {
			meter_memory.MeterMemory(m, 2*jinja.ItemSize)
			list := keys[i].(*jinja.List)
			list.Items = append(list.Items, key)
		}
	}
	return create_list.CreateList(m, order_items.OrderItems(m, items, keys, is_reverse.IsReverse(m, values[0])))
}
