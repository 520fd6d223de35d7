// Package filter_sum is the filter sum.
package filter_sum

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/evaluate/evaluate_operation"
	"rkllmd/jinja/iterate/create_iterator"
	"rkllmd/jinja/member/get_path"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterSum is the filter sum.
//
// **Runs on:** one thread at a time.
func FilterSum(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "sum", a, 0, "attribute", "start")
	sum := jinja.Value(int64(0))
	if values[1] != jinja.Missing {
		sum = values[1]
	}
	if _, ok := sum.(*jinja.Text); ok {
		return fail_render.FailRender(m, "sum() can't sum strings [use ''.join(seq) instead]")
	}
	it := create_iterator.CreateIterator(m, v)
	for {
		item, ok := it.Next(m, it)
		if !ok {
			return sum
		}
		if values[0] != jinja.Missing && values[0] != nil {
			item = get_path.GetPath(m, item, values[0], nil)
		}
		meter_memory.MeterMemory(m, jinja.ItemSize)
		sum = evaluate_operation.EvaluateOperation(m, "+", sum, item)
	}
}
