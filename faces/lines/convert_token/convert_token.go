// Package convert_token turns a token into the members of a line.
package convert_token

import (
	"math"

	"rkllmd/faces/lines"
	"rkllmd/generation"
)

// ConvertToken returns the members of an event "token". A probability of zero has no logarithm that JSON could write:
// it is the smallest number there is.
//
// **Runs on:** any thread.
func ConvertToken(token generation.Token) *lines.Token {
	to := &lines.Token{Text: token.Text, Thinking: token.Thinking}
	if token.ID >= 0 {
		to.ID = &token.ID
	}
	if !math.IsNaN(token.Logprob) && token.ID >= 0 {
		logprob := max(token.Logprob, -math.MaxFloat64)
		to.Logprob = &logprob
	}
	for _, one := range token.Top {
		to.Top = append(to.Top, lines.TokenLogprob{ID: one.ID, Text: one.Text, Logprob: max(one.Logprob,
			-math.MaxFloat64)})
	}
	return to
}
