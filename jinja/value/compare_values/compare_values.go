// Package compare_values orders two values for an operator (<, >, <=, >=); false is returned for what has no order
// (NaN).
package compare_values

import (
	"cmp"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_depth"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/number/compare_numbers"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/is_equal"
)

// CompareValues orders two values for an operator (<, >, <=, >=); false is returned for what has no order (NaN).
//
// **Runs on:** one thread at a time.
func CompareValues(m *jinja.Machine, operator string, a, b jinja.Value) (int, bool) {
	meter_work.MeterWork(m, 1)
	if is_number.IsNumber(a) && is_number.IsNumber(b) {
		return compare_numbers.CompareNumbers(a, b)
	}
	x, left := a.(*jinja.Text)
	y, right := b.(*jinja.Text)
	if left && right {
		meter_work.MeterWork(m, min(len(x.String), len(y.String))>>6)
		return strings.Compare(x.String, y.String), true
	}
	s, left := a.(*jinja.List)
	t, right := b.(*jinja.List)
	if !left || !right || s.Tuple != t.Tuple {
		fail_undefined.FailUndefined(m, a)
		fail_undefined.FailUndefined(m, b)
		fail_render.FailRender(m, "'%s' not supported between instances of '%s' and '%s'", operator,
			name_type.NameType(a), name_type.NameType(b))
	}
	meter_depth.MeterDepth(m)
	defer func() { m.Limits.Depth++ }()
	for i := range min(len(s.Items), len(t.Items)) {
		if !is_equal.IsEqual(m, s.Items[i], t.Items[i]) {
			return CompareValues(m, operator, s.Items[i], t.Items[i])
		}
	}
	return cmp.Compare(len(s.Items), len(t.Items)), true
}
