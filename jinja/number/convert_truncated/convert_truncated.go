// Package convert_truncated returns the integer next to a float, towards zero.
package convert_truncated

import (
	"math"
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/number/convert_big"
)

// ConvertTruncated returns the integer next to a float, towards zero.
//
// **Runs on:** one thread at a time.
func ConvertTruncated(m *jinja.Machine, f float64) jinja.Value {
	if math.IsInf(f, 0) {
		return fail_render.FailRender(m, "cannot convert float infinity to integer")
	}
	if math.IsNaN(f) {
		return fail_render.FailRender(m, "cannot convert float NaN to integer")
	}
	b, _ := new(big.Float).SetFloat64(math.Trunc(f)).Int(nil)
	return convert_big.ConvertBig(b)
}
