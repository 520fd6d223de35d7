// Package build_digit writes a digit behind a point and what may follow it.
package build_digit

import (
	"rkllmd/grammar"
	"rkllmd/grammar/rule/build_alternatives"
)

// BuildDigit writes a digit behind a point and what may follow it, which tails writes. No alternatives: nothing fits.
//
// **Runs on:** any thread.
func BuildDigit(digit byte, low, high *grammar.Edge, tails func(*grammar.Edge, *grammar.Edge) ([]string, bool),
) []string {
	parts, empty := tails(low, high)
	text := `"` + string(rune(digit)) + `"`
	switch {
	case len(parts) == 0 && !empty:
		return nil
	case len(parts) == 0:
		return []string{text}
	case empty:
		return []string{text + " ( " + build_alternatives.BuildAlternatives(parts) + " )?"}
	}
	return []string{text + " " + build_alternatives.BuildAlternatives(parts)}
}
