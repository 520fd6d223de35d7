// Package compare_numbers orders two numbers; false is returned for what has no order (NaN).
package compare_numbers

import (
	"cmp"

	"rkllmd/jinja"
	"rkllmd/jinja/number/compare_float"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/number/get_integer"
)

// CompareNumbers orders two numbers; false is returned for what has no order (NaN).
//
// **Runs on:** any thread.
func CompareNumbers(a, b jinja.Value) (int, bool) {
	x, left := get_integer.GetInteger(a)
	y, right := get_integer.GetInteger(b)
	if left && right {
		return cmp.Compare(x, y), true
	}
	f, left := a.(float64)
	g, right := b.(float64)
	switch {
	case left && right:
		return cmp.Compare(f, g), f == f && g == g
	case left:
		return compare_float.CompareFloat(f, get_big.GetBig(b))
	case right:
		order, ok := compare_float.CompareFloat(g, get_big.GetBig(a))
		return -order, ok
	}
	return get_big.GetBig(a).Cmp(get_big.GetBig(b)), true
}
