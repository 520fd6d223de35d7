// Package get_slice returns VALUE[start:stop:step].
package get_slice

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/member/choose_bounds"
	"rkllmd/jinja/member/count_steps"
	"rkllmd/jinja/member/extract_characters"
	"rkllmd/jinja/member/extract_list"
	"rkllmd/jinja/member/is_index"
	"rkllmd/jinja/value/convert_bound"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/measure_length"
)

// GetSlice returns VALUE[start:stop:step].
//
// **Runs on:** one thread at a time.
func GetSlice(m *jinja.Machine, v, start, stop, step jinja.Value) jinja.Value {
	length, ok := measure_length.MeasureLength(m, v)
	_, isDict := v.(*jinja.Dict)
	_, isView := v.(*jinja.View)
	fail_undefined.FailUndefined(m, v)
	switch {
	case isDict:
		return fail_render.FailRender(m, "unhashable type: 'slice'")
	case !ok || isView:
		return fail_render.FailRender(m, "'%s' object is not subscriptable", name_type.NameType(v))
	case !is_index.IsIndex(start) || !is_index.IsIndex(stop) || !is_index.IsIndex(step):
		return fail_render.FailRender(m, "slice indices must be integers or None or have an __index__ method")
	}
	stride := int64(1)
	if step != nil {
		stride = convert_bound.ConvertBound(m, step)
	}
	if stride == 0 {
		return fail_render.FailRender(m, "slice step cannot be zero")
	}
	from, to := choose_bounds.ChooseBounds(m, start, stop, stride, int64(length))
	switch x := v.(type) {
	case *jinja.List:
		return extract_list.ExtractList(m, x, from, to, stride)
	case *jinja.Range:
		count := count_steps.CountSteps(from, to, stride)
		return &jinja.Range{Start: x.Start + from*x.Step, Stop: x.Start + to*x.Step, Step: x.Step * stride,
			Count: count}
	}
	return extract_characters.ExtractCharacters(m, v.(*jinja.Text), from, to, stride, length)
}
