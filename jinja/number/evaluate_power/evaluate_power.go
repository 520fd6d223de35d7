// Package evaluate_power computes a power of integers.
package evaluate_power

import (
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/number/convert_big"
	"rkllmd/jinja/number/convert_float"
	"rkllmd/jinja/number/evaluate_float_power"
)

// EvaluatePower computes a power of integers.
//
// **Runs on:** one thread at a time.
func EvaluatePower(m *jinja.Machine, a, b *big.Int) jinja.Value {
	if b.Sign() < 0 {
		if a.Sign() == 0 {
			return fail_render.FailRender(m, "0.0 cannot be raised to a negative power")
		}
		return evaluate_float_power.EvaluateFloatPower(m, convert_float.ConvertFloat(m, convert_big.ConvertBig(a)),
			convert_float.ConvertFloat(m, convert_big.ConvertBig(b)))
	}
	if a.BitLen() > 1 && (!b.IsInt64() || b.Int64() > jinja.MaxBits || a.BitLen()*int(b.Int64()) > jinja.MaxBits) {
		return fail_render.FailRender(m, "an integer of the template has more than %d bits", jinja.MaxBits)
	}
	if a.BitLen() <= 1 && a.Sign() != 0 && b.Bit(0) == 0 {
		return int64(1)
	}
	if a.BitLen() <= 1 && b.Sign() != 0 {
		return convert_big.ConvertBig(new(big.Int).Set(a))
	}
	return convert_big.ConvertBig(new(big.Int).Exp(a, b, nil))
}
