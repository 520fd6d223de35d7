// Package build_fraction writes the numbers with a whole part whose fraction lies in a range.
package build_fraction

import (
	"rkllmd/grammar"
	"rkllmd/grammar/number/build_tails"
	"rkllmd/grammar/rule/build_alternatives"
)

// BuildFraction writes the numbers with a whole part whose fraction lies in a range.
//
// **Runs on:** any thread.
func BuildFraction(whole string, low, high *grammar.Edge) []string {
	tails, empty := build_tails.BuildTails(low, high)
	if len(tails) == 0 && !empty {
		return nil
	}
	text := `"` + whole + `"`
	if len(tails) == 0 {
		return []string{text}
	}
	text += ` ( "." ` + build_alternatives.BuildAlternatives(tails) + " )"
	if empty {
		text += "?"
	}
	return []string{text}
}
