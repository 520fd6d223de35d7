// Package convert_logprobs turns a token's log-probabilities into members of its message.
package convert_logprobs

import (
	"math"

	"rkllmd/faces/stream"
	"rkllmd/generation"
)

// ConvertLogprobs returns the log-probabilities of a chosen token and of those that might have been chosen: the chosen
// one first, then the others, the likeliest first. ids: with their numbers. A probability of zero has no logarithm that
// JSON could write: it is the smallest number there is.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Token message".
func ConvertLogprobs(token generation.Token, ids bool) []stream.Logprob {
	if math.IsNaN(token.Logprob) {
		return nil
	}
	list := []stream.Logprob{{Token: token.Text, Logprob: max(token.Logprob, -math.MaxFloat64)}}
	if ids {
		list[0].TokenID = &token.ID
	}
	for i := range token.Top {
		other := &token.Top[i]
		if other.ID == token.ID {
			list[0].Token = other.Text // the token's own text may be held back
			continue
		}
		list = append(list, stream.Logprob{Token: other.Text, Logprob: max(other.Logprob, -math.MaxFloat64)})
		if ids {
			list[len(list)-1].TokenID = &other.ID
		}
	}
	return list
}
