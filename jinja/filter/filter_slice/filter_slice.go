// Package filter_slice is the filter slice.
package filter_slice

import (
	"math"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/copy_items"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/iterate/wrap_items"
	"rkllmd/jinja/value/convert_bound"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterSlice is the filter slice.
//
// **Runs on:** one thread at a time.
func FilterSlice(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "slice", a, 1, "slices", "fill_with")
	items := list_items.ListItems(m, v)
	count := int(min(convert_bound.ConvertBound(m, values[0]), math.MaxInt32))
	if count == 0 {
		return fail_render.FailRender(m, "integer division or modulo by zero")
	}
	meter_memory.MeterMemory(m, max(count, 0)*(jinja.ListSize+jinja.ItemSize))
	var slices []jinja.Value
	from := 0
	for i := range max(count, 0) {
		to := from + len(items)/count
		if i < len(items)%count {
			to++
		}
		part := copy_items.CopyItems(m, &jinja.List{Items: items[from:to]})
		if values[1] != jinja.Missing && values[1] != nil && i >= len(items)%count {
			part = append(part, values[1])
		}
		slices = append(slices, create_list.CreateList(m, part))
		from = to
	}
	return wrap_items.WrapItems(m, "generator", "do_slice", slices)
}
