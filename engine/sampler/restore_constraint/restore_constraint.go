// Package restore_constraint brings a grammar to where an answer is.
package restore_constraint

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/grammar"
	"rkllmd/grammar/match/name_limit"
)

// RestoreConstraint tells held, which has just been made, the tokens of an answer from the one at from on, with which
// the grammar began. One that does not fit is an error; others are name_limit's and grammar.ErrTooOften.
//
// **Runs on:** any thread.
func RestoreConstraint(held *engine.Constraint, answer []int32, from int) error {
	work := 0
	for i := from; i < len(answer); i++ {
		fits := is_fitting.IsFitting(held, answer[i])
		if work += held.Matcher.Work; work > grammar.MaxAgain {
			return grammar.ErrTooOften
		}
		if fits {
			accept_within.AcceptWithin(held, answer[i])
			continue
		}
		if err := name_limit.NameLimit(held.Matcher); err != nil {
			return err
		}
		return fmt.Errorf("the answer cannot go on: token %d of what is there is %d, which does not fit the "+
			"grammar", i, answer[i])
	}
	return nil
}
