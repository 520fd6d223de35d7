// Package is_equal tells whether two values are equal.
package is_equal

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/number/compare_numbers"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/is_dict_equal"
	"rkllmd/jinja/value/is_list_equal"
	"rkllmd/jinja/value/is_view_within"
)

// IsEqual tells whether two values are equal.
//
// **Runs on:** one thread at a time.
func IsEqual(m *jinja.Machine, a, b jinja.Value) bool {
	meter_work.MeterWork(m, 1)
	switch x := a.(type) {
	case *jinja.Text:
		y, ok := b.(*jinja.Text)
		if ok = ok && len(x.String) == len(y.String); ok {
			meter_work.MeterWork(m, len(x.String)>>6)
		}
		return ok && x.String == y.String
	case nil:
		return b == nil
	case *jinja.Undefined:
		_, ok := b.(*jinja.Undefined)
		return ok
	case *jinja.List:
		y, ok := b.(*jinja.List)
		return ok && x.Tuple == y.Tuple && is_list_equal.IsListEqual(m, x, y, IsEqual)
	case *jinja.Dict:
		y, ok := b.(*jinja.Dict)
		return ok && is_dict_equal.IsDictEqual(m, x, y, IsEqual)
	case *jinja.Range:
		y, ok := b.(*jinja.Range)
		return ok && x.Count == y.Count && (x.Count == 0 || x.Start == y.Start && (x.Count == 1 || x.Step == y.Step))
	case *jinja.View:
		y, ok := b.(*jinja.View)
		return ok && (x == y || x.Kind != "dict_values" && y.Kind != "dict_values" &&
			len(x.Dict.Keys) == len(y.Dict.Keys) && is_view_within.IsViewWithin(m, x, y, IsEqual))
	}
	if is_number.IsNumber(a) && is_number.IsNumber(b) {
		order, ok := compare_numbers.CompareNumbers(a, b)
		return ok && order == 0
	}
	return !is_number.IsNumber(a) && a == b
}
