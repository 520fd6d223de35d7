// Package filter_batch is the filter batch.
package filter_batch

import (
	"math"
	"slices"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/iterate/wrap_items"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/convert_bound"
	"rkllmd/jinja/value/create_list"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterBatch is the filter batch.
//
// **Runs on:** one thread at a time.
func FilterBatch(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "batch", a, 1, "linecount", "fill_with")
	size := -1 // of what is no whole number: no batch ever has it
	if f, ok := values[0].(float64); ok && f == math.Trunc(f) && math.Abs(f) < math.MaxInt32 {
		size = int(f)
	} else if !ok && is_number.IsNumber(values[0]) {
		size = int(min(convert_bound.ConvertBound(m, values[0]), math.MaxInt32))
	}
	var batches, batch []jinja.Value
	for _, item := range list_items.ListItems(m, v) {
		if len(batch) == size {
			batches, batch = append(batches, create_list.CreateList(m, batch)), nil
		}
		meter_memory.MeterMemory(m, 2*jinja.ItemSize)
		batch = append(batch, item)
	}
	if len(batch) == 0 {
		return wrap_items.WrapItems(m, "generator", "do_batch", batches)
	}
	fill := values[1] != jinja.Missing && values[1] != nil && len(batch) != size
	if fill { // what is no number is refused now
		size = int(min(convert_bound.ConvertBound(m, values[0]), math.MaxInt32))
	}
	if fill && len(batch) < size {
		meter_memory.MeterMemory(m, (size-len(batch))*jinja.ItemSize)
		batch = append(batch, slices.Repeat(values[1:2], size-len(batch))...)
	}
	return wrap_items.WrapItems(m, "generator", "do_batch", append(batches, create_list.CreateList(m, batch)))
}
