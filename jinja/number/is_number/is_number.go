// Package is_number tells whether a value is a number.
package is_number

import (
	"math/big"

	"rkllmd/jinja"
)

// IsNumber tells whether a value is a number. Booleans are.
//
// **Runs on:** any thread.
func IsNumber(v jinja.Value) bool {
	switch v.(type) {
	case bool, int64, *big.Int, float64:
		return true
	}
	return false
}
