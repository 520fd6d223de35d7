// Package build_integer writes the integers of a range.
package build_integer

import (
	"math/big"

	"rkllmd/grammar"
	"rkllmd/grammar/number/build_magnitudes"
	"rkllmd/grammar/number/evaluate_ceiling"
	"rkllmd/grammar/number/evaluate_negation"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/schema/refuse_schema"
)

// BuildInteger writes the integers of a range.
//
// **Runs on:** one thread at a time.
func BuildInteger(w *grammar.Writer, b grammar.Bounds, place string) string {
	if b.Low == nil && b.High == nil {
		return use_rule.UseRule(w, "integer")
	}
	low, high := evaluate_ceiling.EvaluateCeiling(b.Low, b.LowOpen),
		evaluate_ceiling.EvaluateCeiling(evaluate_negation.EvaluateNegation(b.High), b.HighOpen)
	var parts []string
	zero := new(big.Int)
	if high != nil {
		high.Neg(high)
	}
	if low == nil || low.Sign() < 0 {
		least, most := "1", ""
		if high != nil && high.Sign() < 0 {
			least = new(big.Int).Neg(high).String()
		}
		if low != nil {
			most = new(big.Int).Neg(low).String()
		}
		if most == "" || len(least) < len(most) || len(least) == len(most) && least <= most {
			parts = append(parts,
				`"-" `+build_alternatives.BuildAlternatives(build_magnitudes.BuildMagnitudes(least, most)))
		}
		low = zero
	}
	if high == nil {
		parts = append(parts, build_magnitudes.BuildMagnitudes(low.String(), "")...)
	}
	if high != nil && low.Cmp(high) <= 0 {
		parts = append(parts, build_magnitudes.BuildMagnitudes(low.String(), high.String())...)
	}
	if parts == nil {
		refuse_schema.RefuseSchema(place, "no integer lies between minimum and maximum")
	}
	return build_alternatives.BuildAlternatives(parts)
}
