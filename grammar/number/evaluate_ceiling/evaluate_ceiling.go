// Package evaluate_ceiling computes the least integer of a range.
package evaluate_ceiling

import "math/big"

// EvaluateCeiling computes the least integer of a range from r on; open leaves r out. nil stays nil.
//
// **Runs on:** any thread.
func EvaluateCeiling(r *big.Rat, open bool) *big.Int {
	if r == nil {
		return nil
	}
	whole, rest := new(big.Int).DivMod(r.Num(), r.Denom(), new(big.Int))
	if open || rest.Sign() != 0 {
		whole.Add(whole, big.NewInt(1))
	}
	return whole
}
