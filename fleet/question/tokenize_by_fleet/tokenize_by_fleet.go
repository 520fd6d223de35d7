// Package tokenize_by_fleet has a member tokenize a text.
package tokenize_by_fleet

import (
	"rkllmd/fleet"
	"rkllmd/fleet/question/ask_fleet"
)

// TokenizeByFleet returns Backend.Tokenize of the class.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. Errors: ask_fleet's.
func TokenizeByFleet(b *fleet.Bus, class string) func(string, bool) ([]int32, error) {
	return func(text string, special bool) ([]int32, error) {
		answer, err := ask_fleet.AskFleet(b, class, fleet.Question{Verb: fleet.VerbTokenize, Text: text,
			Special: special})
		return answer.Tokens, err
	}
}
