// Package compare_float orders a float and an integer exactly.
package compare_float

import (
	"math"
	"math/big"
)

// CompareFloat orders a float and an integer exactly.
//
// **Runs on:** any thread.
func CompareFloat(f float64, b *big.Int) (int, bool) {
	switch {
	case math.IsNaN(f):
		return 0, false
	case math.IsInf(f, 1):
		return 1, true
	case math.IsInf(f, -1):
		return -1, true
	}
	return new(big.Float).SetFloat64(f).Cmp(new(big.Float).SetInt(b)), true
}
