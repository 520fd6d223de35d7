// Package build_number writes the numbers of a range.
package build_number

import (
	"math/big"

	"rkllmd/grammar"
	"rkllmd/grammar/number/build_decimals"
	"rkllmd/grammar/number/evaluate_negation"
	"rkllmd/grammar/rule/build_alternatives"
	"rkllmd/grammar/rule/use_rule"
)

// BuildNumber writes the numbers of a range, without exponents.
//
// **Runs on:** one thread at a time.
func BuildNumber(w *grammar.Writer, b grammar.Bounds) string {
	if b.Low == nil && b.High == nil {
		return use_rule.UseRule(w, "number")
	}
	zero := new(big.Rat)
	var parts []string
	if b.Low == nil || b.Low.Sign() < 0 {
		opposite := grammar.Bounds{Low: zero, LowOpen: true, High: evaluate_negation.EvaluateNegation(b.Low),
			HighOpen: b.LowOpen}
		if b.High != nil && b.High.Sign() < 0 {
			opposite.Low, opposite.LowOpen = evaluate_negation.EvaluateNegation(b.High), b.HighOpen
		}
		parts = append(parts, `"-" `+build_alternatives.BuildAlternatives(build_decimals.BuildDecimals(opposite)))
		b.Low, b.LowOpen = zero, false
	}
	if b.High == nil || b.High.Cmp(b.Low) > 0 || b.High.Cmp(b.Low) == 0 && !b.HighOpen && !b.LowOpen {
		parts = append(parts, build_decimals.BuildDecimals(b)...)
	}
	return build_alternatives.BuildAlternatives(parts)
}
