// Package accept_within tells a grammar which token was taken.
package accept_within

import (
	"rkllmd/engine"
	"rkllmd/grammar/match/accept_fitting"
)

// AcceptWithin tells a grammar which token, one that fits, was taken as the next one of the answer.
//
// **Runs on:** one thread at a time. It is the one that uses the constraint.
func AcceptWithin(held *engine.Constraint, token int32) {
	accept_fitting.AcceptFitting(held.Matcher, held.Tree.Texts[token])
}
