// Package method_list is index, count and copy of lists and tuples.
package method_list

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/member/choose_bounds"
	"rkllmd/jinja/value/format_repr"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodList is index, count and copy of lists and tuples.
//
// **Runs on:** one thread at a time.
func MethodList(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	list := f.Receiver.(*jinja.List)
	if f.Name == "copy" {
		prepare_arguments.PrepareArguments(m, f.Name, a, 0)
		return list
	}
	if f.Name == "count" {
		wanted, count := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "value")[0], int64(0)
		for _, item := range list.Items {
			if is_equal.IsEqual(m, item, wanted) {
				count++
			}
		}
		return count
	}
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "value", "start", "stop")
	var bounds [2]jinja.Value
	for i := range bounds {
		if values[i+1] != jinja.Missing {
			bounds[i] = values[i+1]
		}
	}
	from, to := choose_bounds.ChooseBounds(m, bounds[0], bounds[1], 1, int64(len(list.Items)))
	for i := from; i < to; i++ {
		if is_equal.IsEqual(m, list.Items[i], values[0]) {
			return i
		}
	}
	return fail_render.FailRender(m, "%s is not in list", format_repr.FormatRepr(m, values[0]))
}
