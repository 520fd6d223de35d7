// Package convert_float returns a number as a float.
package convert_float

import (
	"math"
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/number/get_integer"
)

// ConvertFloat returns a number as a float.
//
// **Runs on:** one thread at a time.
func ConvertFloat(m *jinja.Machine, v jinja.Value) float64 {
	switch x := v.(type) {
	case float64:
		return x
	case *big.Int:
		f, _ := new(big.Float).SetInt(x).Float64()
		if math.IsInf(f, 0) {
			fail_render.FailRender(m, "int too large to convert to float")
		}
		return f
	}
	i, _ := get_integer.GetInteger(v)
	return float64(i)
}
