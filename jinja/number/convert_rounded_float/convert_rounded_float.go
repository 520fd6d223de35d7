// Package convert_rounded_float returns a float rounded to a power of ten.
package convert_rounded_float

import (
	"math"
	"math/big"
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
)

// ConvertRoundedFloat returns a float rounded to some digits behind the point, or before it if they are fewer than
// none: to the even one where two are as near.
//
// **Runs on:** one thread at a time.
func ConvertRoundedFloat(m *jinja.Machine, f float64, precision int64) jinja.Value {
	if math.IsInf(f, 0) || math.IsNaN(f) || precision > 323 {
		return f
	}
	if precision >= 0 {
		rounded, _ := strconv.ParseFloat(strconv.FormatFloat(f, 'f', int(precision), 64), 64)
		return rounded
	}
	if precision < -308 {
		return math.Copysign(0, f)
	}
	scale := new(big.Int).Exp(big.NewInt(10), big.NewInt(-precision), nil)
	exact := new(big.Rat).SetFloat64(math.Abs(f))
	unit := new(big.Int).Mul(exact.Denom(), scale)
	quotient, rest := new(big.Int).DivMod(exact.Num(), unit, new(big.Int))
	if order := rest.Lsh(rest, 1).Cmp(unit); order > 0 || order == 0 && quotient.Bit(0) == 1 {
		quotient.Add(quotient, big.NewInt(1))
	}
	rounded, _ := new(big.Float).SetInt(quotient.Mul(quotient, scale)).Float64()
	if math.IsInf(rounded, 0) {
		return fail_render.FailRender(m, "rounded value too large to represent")
	}
	return math.Copysign(rounded, f)
}
