// Package evaluate_exact_power computes a small whole power of a float, rounded once.
package evaluate_exact_power

import (
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
)

// EvaluateExactPower computes a small whole power of a float, rounded once.
//
// **Runs on:** one thread at a time.
func EvaluateExactPower(m *jinja.Machine, a float64, b int) float64 {
	meter_work.MeterWork(m, 100)
	meter_memory.MeterMemory(m, 1<<13)
	base := new(big.Rat).SetFloat64(a)
	if b < 0 {
		base.Inv(base)
		b = -b
	}
	exponent := big.NewInt(int64(b))
	power := new(big.Rat).SetFrac(new(big.Int).Exp(base.Num(), exponent, nil), new(big.Int).Exp(base.Denom(),
		exponent, nil))
	f, _ := power.Float64()
	return f
}
