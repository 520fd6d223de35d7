// Package skip_digit goes past a digit of one end of a range.
package skip_digit

import "rkllmd/grammar"

// SkipDigit goes past a digit of one end of a range, and returns the rest; nil where the digit has decided it.
//
// **Runs on:** any thread.
func SkipDigit(e *grammar.Edge, same bool) *grammar.Edge {
	if e == nil || !same {
		return nil
	}
	if e.Digits == "" {
		return e
	}
	return &grammar.Edge{Digits: e.Digits[1:], Open: e.Open}
}
