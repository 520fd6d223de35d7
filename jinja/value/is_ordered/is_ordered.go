// Package is_ordered tells whether an operator (<, >, <=, >=) holds between two values.
package is_ordered

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/compare_values"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/is_view_within"
)

// IsOrdered tells whether an operator (<, >, <=, >=) holds between two values.
//
// **Runs on:** one thread at a time.
func IsOrdered(m *jinja.Machine, operator string, a, b jinja.Value) bool {
	x, left := a.(*jinja.View)
	y, right := b.(*jinja.View)
	if left && right && x.Kind != "dict_values" && y.Kind != "dict_values" {
		if operator[0] == '>' {
			x, y = y, x
		}
		missing := len(y.Dict.Keys) - len(x.Dict.Keys)
		return missing >= 0 && (missing > 0 || len(operator) == 2) &&
			is_view_within.IsViewWithin(m, x, y, is_equal.IsEqual)
	}
	order, ok := compare_values.CompareValues(m, operator, a, b)
	if !ok {
		return false
	}
	switch operator {
	case "<":
		return order < 0
	case ">":
		return order > 0
	case "<=":
		return order <= 0
	}
	return order >= 0
}
