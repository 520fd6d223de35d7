// Package bind_key_order returns the function that orders two entries of a dictionary by their keys.
package bind_key_order

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/compare_values"
)

// BindKeyOrder returns the function that orders two entries of a dictionary by their keys.
//
// **Runs on:** one thread at a time.
func BindKeyOrder(m *jinja.Machine, d *jinja.Dict) func(int, int) int {
	return func(a, b int) int {
		order, _ := compare_values.CompareValues(m, "<", d.Keys[a], d.Keys[b])
		return order
	}
}
