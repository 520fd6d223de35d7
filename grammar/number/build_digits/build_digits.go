// Package build_digits writes the numbers between two that have the same number of digits.
package build_digits

import (
	"fmt"
	"strings"

	"rkllmd/grammar/rule/build_alternatives"
)

// BuildDigits writes the numbers between two that have the same number of digits.
//
// **Runs on:** any thread.
func BuildDigits(low, high string) string {
	if low == high {
		return `"` + low + `"`
	}
	if strings.Trim(low, "0") == "" && strings.Trim(high, "9") == "" {
		return fmt.Sprintf("[0-9]{%d}", len(low))
	}
	if low[0] == high[0] {
		return fmt.Sprintf(`"%c" %s`, low[0], BuildDigits(low[1:], high[1:]))
	}
	if len(low) == 1 {
		return fmt.Sprintf("[%s-%s]", low, high)
	}
	rest := len(low) - 1
	first, last := low[0], high[0]
	var parts []string
	if strings.Trim(low[1:], "0") != "" {
		parts = append(parts, fmt.Sprintf(`"%c" %s`, first, BuildDigits(low[1:], strings.Repeat("9", rest))))
		first++
	}
	var end string
	if strings.Trim(high[1:], "9") != "" {
		end = fmt.Sprintf(`"%c" %s`, last, BuildDigits(strings.Repeat("0", rest), high[1:]))
		last--
	}
	if first <= last {
		parts = append(parts, fmt.Sprintf("[%c-%c] [0-9]{%d}", first, last, rest))
	}
	if end != "" {
		parts = append(parts, end)
	}
	return build_alternatives.BuildAlternatives(parts)
}
