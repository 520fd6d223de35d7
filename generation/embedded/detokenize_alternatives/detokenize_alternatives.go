// Package detokenize_alternatives gives the texts of the tokens that might have been chosen.
package detokenize_alternatives

import (
	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/generation"
)

// DetokenizeAlternatives returns top with the text of each token: special ones by their names, bytes that are no part
// of a character as U+FFFD.
//
// **Runs on:** any thread.
func DetokenizeAlternatives(m *engine.Model, top []engine.Logprob) []generation.TokenLogprob {
	var spelled []generation.TokenLogprob
	for _, t := range top {
		piece := detokenize_token.DetokenizeToken(m, t.Token, true)
		spelled = append(spelled, generation.TokenLogprob{ID: t.Token, Text: string([]rune(string(piece))),
			Logprob: float64(t.Logprob)})
	}
	return spelled
}
