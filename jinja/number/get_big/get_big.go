// Package get_big returns the integer that a value is, however large, or nil.
package get_big

import (
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/number/get_integer"
)

// GetBig returns the integer that a value is, however large, or nil.
//
// **Runs on:** any thread.
func GetBig(v jinja.Value) *big.Int {
	if b, ok := v.(*big.Int); ok {
		return b
	}
	if i, ok := get_integer.GetInteger(v); ok {
		return big.NewInt(i)
	}
	return nil
}
