// Package build_tails writes the digits behind a point that lie in a range.
package build_tails

import (
	"fmt"

	"rkllmd/grammar"
	"rkllmd/grammar/number/build_digit"
	"rkllmd/grammar/number/skip_digit"
)

// BuildTails writes the digits behind a point that lie in a range, at least one of them, and tells whether no digits
// lie in it as well. An end that is nil is none.
//
// **Runs on:** any thread.
func BuildTails(low, high *grammar.Edge) ([]string, bool) {
	if low != nil && low.Digits == "" && !low.Open {
		low = nil
	}
	switch {
	case high != nil && high.Digits == "":
		if high.Open || low != nil {
			return nil, false
		}
		return []string{`"0"{1,15}`}, true
	case low == nil && high == nil:
		return []string{"[0-9]{1,15}"}, true
	case high == nil && low.Digits == "":
		return []string{`"0"{0,14} [1-9] [0-9]{0,14}`}, false
	}
	first, last := byte('0'), byte('9')
	if low != nil && low.Digits != "" {
		first = low.Digits[0]
	}
	if high != nil {
		last = high.Digits[0]
	}
	var parts []string
	var from, to byte
	for d := first; d <= last; d++ {
		below, above := skip_digit.SkipDigit(low, d == first), skip_digit.SkipDigit(high, d == last)
		if below == nil && above == nil {
			to = d
			if from == 0 {
				from = d
			}
			continue
		}
		parts = append(parts, build_digit.BuildDigit(d, below, above, BuildTails)...)
	}
	if from != 0 {
		parts = append(parts, fmt.Sprintf("[%c-%c] [0-9]{0,14}", from, to))
	}
	return parts, low == nil
}
