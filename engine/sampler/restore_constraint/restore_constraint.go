// Package restore_constraint brings a grammar to where an answer is.
package restore_constraint

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/grammar"
)

// RestoreConstraint tells held, which has just been made, the tokens of t's answer from the one on with which the
// grammar began. One that does not fit is an error.
//
// **Runs on:** the pool's thread.
func RestoreConstraint(held *engine.Constraint, t *engine.Task) error {
	answer := t.Tokens[len(t.Tokens)-t.Generated:]
	for i := min(t.BoundAt, len(answer)); i < len(answer); i++ {
		if is_fitting.IsFitting(held, answer[i]) {
			accept_within.AcceptWithin(held, answer[i])
			continue
		}
		if held.Matcher.Work > grammar.MaxWork {
			return grammar.ErrTooManyWays
		}
		return fmt.Errorf("the answer cannot go on: token %d of what is there is %d, which does not fit the "+
			"grammar", i, answer[i])
	}
	return nil
}
