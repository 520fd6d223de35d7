// Package filter_last is the filter last.
package filter_last

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/member/find_item"
	"rkllmd/jinja/value/list_view"
	"rkllmd/jinja/value/measure_length"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterLast is the filter last.
//
// **Runs on:** one thread at a time.
func FilterLast(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "last", a, 0)
	length, ok := measure_length.MeasureLength(m, v)
	if !ok {
		return fail_render.FailRender(m, "'%s' object is not reversible", name_type.NameType(v))
	}
	if length == 0 {
		return &jinja.Undefined{Hint: "No last item, sequence was empty."}
	}
	switch x := v.(type) {
	case *jinja.Dict:
		return x.Keys[length-1]
	case *jinja.View:
		return list_view.ListView(m, x)[length-1]
	}
	last, _ := find_item.FindItem(m, v, int64(length-1))
	return last
}
