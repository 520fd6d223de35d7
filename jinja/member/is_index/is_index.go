// Package is_index tells whether a value can stand in a slice.
package is_index

import (
	"rkllmd/jinja"
	"rkllmd/jinja/number/get_big"
)

// IsIndex tells whether a value can stand in a slice.
//
// **Runs on:** any thread.
func IsIndex(v jinja.Value) bool {
	return v == nil || get_big.GetBig(v) != nil
}
