// Package evaluate_negation computes the negative of a bound.
package evaluate_negation

import "math/big"

// EvaluateNegation computes the negative of a bound; nil stays nil.
//
// **Runs on:** any thread.
func EvaluateNegation(r *big.Rat) *big.Rat {
	if r == nil {
		return nil
	}
	return new(big.Rat).Neg(r)
}
