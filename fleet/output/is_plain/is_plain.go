// Package is_plain tells which events are a token without anything special.
package is_plain

import (
	"rkllmd/fleet"
	"rkllmd/generation"
)

// IsPlain tells whether o is a token that append_token can write: no log-probabilities, no call, no change of the
// sampling.
//
// **Runs on:** any thread.
func IsPlain(o *fleet.Output) bool {
	if o.Event.Kind != generation.EventToken || o.Leaving || o.Logprob != nil || o.Failure != nil ||
		o.Changes != nil || o.Event.Token.Top != nil {
		return false
	}
	for _, part := range o.Event.Token.Parts {
		if part.Kind > generation.PartText {
			return false
		}
	}
	return true
}
