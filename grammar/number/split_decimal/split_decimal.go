// Package split_decimal divides a number into its digits before and behind the point.
package split_decimal

import (
	"math/big"
	"strings"
)

// SplitDecimal divides a number, 0 or more, into its digits before and behind the point, without zeros at the end.
//
// **Runs on:** any thread.
func SplitDecimal(r *big.Rat) (string, string) {
	whole, fraction, _ := strings.Cut(r.FloatString(16), ".")
	return whole, strings.TrimRight(fraction, "0")
}
