// Package build_decimals writes the numbers of a range of which none is negative.
package build_decimals

import (
	"math/big"

	"rkllmd/grammar"
	"rkllmd/grammar/number/build_fraction"
	"rkllmd/grammar/number/build_magnitudes"
	"rkllmd/grammar/number/evaluate_ceiling"
	"rkllmd/grammar/number/split_decimal"
	"rkllmd/grammar/rule/build_alternatives"
)

// BuildDecimals writes the numbers of a range of which none is negative: those with the whole part of its lower end,
// those with the whole part of its upper end, and those between.
//
// **Runs on:** any thread.
func BuildDecimals(b grammar.Bounds) []string {
	low, fraction := split_decimal.SplitDecimal(b.Low)
	from := &grammar.Edge{Digits: fraction, Open: b.LowOpen}
	above := evaluate_ceiling.EvaluateCeiling(b.Low, true).String()
	free := ` ( "." [0-9]{1,15} )?`
	if b.High == nil {
		parts := build_fraction.BuildFraction(low, from, nil)
		return append(parts, build_alternatives.BuildAlternatives(build_magnitudes.BuildMagnitudes(above, ""))+free)
	}
	high, fraction := split_decimal.SplitDecimal(b.High)
	to := &grammar.Edge{Digits: fraction, Open: b.HighOpen}
	if low == high {
		return build_fraction.BuildFraction(low, from, to)
	}
	parts := build_fraction.BuildFraction(low, from, nil)
	below := new(big.Int)
	below.SetString(high, 10)
	below.Sub(below, big.NewInt(1))
	if text := below.String(); len(above) < len(text) || len(above) == len(text) && above <= text {
		parts = append(parts, build_alternatives.BuildAlternatives(build_magnitudes.BuildMagnitudes(above,
			text))+free)
	}
	return append(parts, build_fraction.BuildFraction(high, nil, to)...)
}
