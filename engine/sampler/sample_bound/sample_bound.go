// Package sample_bound chooses a token of an answer that is held to a grammar.
package sample_bound

import (
	"rkllmd/engine"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/sample_within"
)

// SampleBound chooses a token of t, whose answer is held to a grammar, by a row of the last decode. Before the
// grammar begins, Steer decides about what the model would say by itself.
//
// **Runs on:** the pool's thread. Errors are sample_within's.
func SampleBound(c *engine.Context, t *engine.Task, row int) (int32, error) {
	if !t.Bound && t.Steer != nil {
		token, err := sample_within.SampleWithin(t.Sampler, nil, c, row)
		if err != nil {
			return 0, err
		}
		if token, free := t.Steer(t, token); free {
			accept_token.AcceptToken(t.Sampler, token)
			return token, nil
		}
	}
	if !t.Bound {
		t.Bound, t.BoundAt = true, t.Generated
	}
	token, err := sample_within.SampleWithin(t.Sampler, t.Constraint, c, row)
	if err != nil {
		return 0, err
	}
	accept_token.AcceptToken(t.Sampler, token)
	accept_within.AcceptWithin(t.Constraint, token)
	return token, nil
}
