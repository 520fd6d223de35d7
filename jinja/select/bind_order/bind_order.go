// Package bind_order returns the function that orders two items by their keys.
package bind_order

import (
	"rkllmd/jinja"
	"rkllmd/jinja/select/compare_keys"
)

// BindOrder returns the function that orders two items by their keys.
//
// **Runs on:** one thread at a time.
func BindOrder(m *jinja.Machine, keys []jinja.Value, reverse bool) func(int, int) int {
	return func(a, b int) int { return compare_keys.CompareKeys(m, keys[a], keys[b], reverse) }
}
