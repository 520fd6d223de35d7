// Package build_magnitudes writes the whole numbers of a range.
package build_magnitudes

import (
	"strings"

	"rkllmd/grammar/number/build_digits"
)

// BuildMagnitudes writes the whole numbers of a range, 0 or more, one alternative for each number of digits. Without
// an upper end they have up to 16 digits.
//
// **Runs on:** any thread.
func BuildMagnitudes(low, high string) []string {
	if high == "" {
		high = strings.Repeat("9", 16)
	}
	var parts []string
	for size := len(low); size <= len(high); size++ {
		first, last := "1"+strings.Repeat("0", size-1), strings.Repeat("9", size)
		if size == len(low) {
			first = low
		}
		if size == len(high) {
			last = high
		}
		if first <= last {
			parts = append(parts, build_digits.BuildDigits(first, last))
		}
	}
	return parts
}
