// Package convert_rounded returns an integer rounded to a power of ten.
package convert_rounded

import (
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/number/convert_big"
)

// ConvertRounded returns an integer rounded to a power of ten.
//
// **Runs on:** one thread at a time.
func ConvertRounded(m *jinja.Machine, b *big.Int, precision int64) jinja.Value {
	if precision >= 0 {
		return convert_big.ConvertBig(b)
	}
	if precision < -jinja.MaxDigits {
		return int64(0)
	}
	meter_work.MeterWork(m, int(-precision))
	scale := new(big.Int).Exp(big.NewInt(10), big.NewInt(-precision), nil)
	half := new(big.Int).Rsh(scale, 1)
	quotient, rest := new(big.Int).DivMod(b, scale, new(big.Int))
	if order := rest.Cmp(half); order > 0 || order == 0 && quotient.Bit(0) == 1 {
		quotient.Add(quotient, big.NewInt(1))
	}
	return convert_big.ConvertBig(quotient.Mul(quotient, scale))
}
