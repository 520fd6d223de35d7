// Package evaluate_bigs computes an operation on two integers of any size.
package evaluate_bigs

import (
	"math"
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/number/choose_zero_reason"
	"rkllmd/jinja/number/convert_big"
	"rkllmd/jinja/number/evaluate_power"
)

// EvaluateBigs computes an operation on two integers of any size.
//
// **Runs on:** one thread at a time.
func EvaluateBigs(m *jinja.Machine, operator string, a, b *big.Int) jinja.Value {
	if a.BitLen()+b.BitLen() > jinja.MaxBits {
		return fail_render.FailRender(m, "an integer of the template has more than %d bits", jinja.MaxBits)
	}
	meter_work.MeterWork(m, (a.BitLen()+b.BitLen())>>3)
	meter_memory.MeterMemory(m, jinja.ListSize+(a.BitLen()+b.BitLen())/8)
	result := new(big.Int)
	switch operator {
	case "+":
		return convert_big.ConvertBig(result.Add(a, b))
	case "-":
		return convert_big.ConvertBig(result.Sub(a, b))
	case "*":
		return convert_big.ConvertBig(result.Mul(a, b))
	case "**":
		return evaluate_power.EvaluatePower(m, a, b)
	}
	if b.Sign() == 0 {
		return fail_render.FailRender(m, "%s", choose_zero_reason.ChooseZeroReason(operator))
	}
	if operator == "/" {
		f, _ := new(big.Rat).SetFrac(a, b).Float64()
		if a.Sign() == 0 && b.Sign() < 0 {
			f = math.Copysign(0, -1)
		}
		if math.IsInf(f, 0) {
			fail_render.FailRender(m, "integer division result too large for a float")
		}
		return f
	}
	rest := new(big.Int)
	result.QuoRem(a, b, rest)
	if rest.Sign() != 0 && rest.Sign() != b.Sign() {
		result.Sub(result, big.NewInt(1))
		rest.Add(rest, b)
	}
	if operator == "%" {
		return convert_big.ConvertBig(rest)
	}
	return convert_big.ConvertBig(result)
}
