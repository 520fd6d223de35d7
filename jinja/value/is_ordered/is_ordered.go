// Package is_ordered tells whether an operator (<, >, <=, >=) holds between two values.
package is_ordered

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/compare_values"
)

// IsOrdered tells whether an operator (<, >, <=, >=) holds between two values.
//
// **Runs on:** one thread at a time.
func IsOrdered(m *jinja.Machine, operator string, a, b jinja.Value) bool {
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
