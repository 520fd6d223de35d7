// Package convert_bound returns the integer that a bound of a part must be.
package convert_bound

import (
	"math"
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/value/convert_index"
)

// ConvertBound returns the integer that a bound of a part must be. One that is too large lies behind every end.
//
// **Runs on:** one thread at a time.
func ConvertBound(m *jinja.Machine, v jinja.Value) int64 {
	if b, ok := v.(*big.Int); ok {
		return int64(b.Sign()) * math.MaxInt64
	}
	return convert_index.ConvertIndex(m, v)
}
