// Package sample_token chooses the next token.
package sample_token

import (
	"rkllmd/engine"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/sample_within"
)

// SampleToken chooses a token by the logits of a row of the context's last decode, and accepts it: the sampler counts
// it for its penalties.
//
// **Runs on:** one thread at a time. It is the one that uses the context and the sampler. Errors are sample_within's.
func SampleToken(s *engine.Sampler, c *engine.Context, row int) (int32, error) {
	token, err := sample_within.SampleWithin(s, nil, c, row)
	if err == nil {
		accept_token.AcceptToken(s, token)
	}
	return token, err
}
