// Package filter_sort is the filter sort.
package filter_sort

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/copy_items"
	"rkllmd/jinja/select/list_keys"
	"rkllmd/jinja/select/sort_items"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/is_true"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterSort is the filter sort.
//
// **Runs on:** one thread at a time.
func FilterSort(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "sort", a, 0, "reverse", "case_sensitive", "attribute")
	items := copy_items.CopyItems(m, v)
	reverse := values[0] != jinja.Missing && is_true.IsTrue(values[0])
	attributes, ok := values[2].(*jinja.Text)
	if !ok || !strings.Contains(attributes.String, ",") {
		return create_list.CreateList(m, sort_items.SortItems(m, items, list_keys.ListKeys(m, items, values[2], values[1], nil), reverse))
	}
	keys := make([]jinja.Value, len(items))
	for i := range keys {
		keys[i] = create_list.CreateList(m, nil)
	}
	for part := range strings.SplitSeq(attributes.String, ",") {
		for i, key := range list_keys.ListKeys(m, items, &jinja.Text{String: part}, values[1], nil) {
			meter_memory.MeterMemory(m, 2*jinja.ItemSize)
			list := keys[i].(*jinja.List)
			list.Items = append(list.Items, key)
		}
	}
	return create_list.CreateList(m, sort_items.SortItems(m, items, keys, reverse))
}
