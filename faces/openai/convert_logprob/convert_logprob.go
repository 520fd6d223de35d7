// Package convert_logprob tells how likely a token was.
package convert_logprob

import (
	"math"
	"strings"

	"rkllmd/faces/openai"
	"rkllmd/generation"
)

// ConvertLogprob returns a token with its own bytes: joined with those of the others they are the text. A probability
// of zero has no logarithm that JSON could write: it is the smallest number there is.
//
// **Runs on:** any thread.
func ConvertLogprob(b *generation.Backend, token int32, logprob float64) openai.Logprob {
	piece := b.Detokenize([]int32{token})
	converted := openai.Logprob{Token: strings.ToValidUTF8(string(piece), "\uFFFD"), Bytes: make([]int, len(piece)),
		Logprob: max(logprob, -math.MaxFloat64)}
	for i, one := range piece {
		converted.Bytes[i] = int(one)
	}
	return converted
}
