// Package deliver_choice chooses the next token of a task.
package deliver_choice

import (
	"fmt"
	"slices"
	"time"

	"rkllmd/engine"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/choose_token"
	"rkllmd/engine/pool/end_task"
)

// DeliverChoice chooses the token that follows t's, by a row of the last decode, tells OnToken, and ends the task when
// there is a reason. A token that ends the answer is not told. The last token of an answer is chosen, but not decoded;
// so one more fits than the sequence can hold. A task that was cancelled meanwhile is told no more.
// A token that is chosen once more must be the one that is there.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during OnToken and OnEnd.
func DeliverChoice(p *engine.Pool, t *engine.Task, row int) {
	if t.Control.Load() == pool.ControlCancel {
		return
	}
	choice, err := choose_token.ChooseToken(p, t, row)
	if err != nil {
		end_task.EndTask(p, t, engine.EndFailed, err)
		return
	}
	if t.Generated < len(t.Given) && choice.Token != t.Given[t.Generated] {
		end_task.EndTask(p, t, engine.EndFailed, fmt.Errorf("the answer cannot go on: token %d of what "+
			"is there is %d, and here %d is chosen for it; it was begun with another model, build or kind of processor",
			t.Generated, t.Given[t.Generated], choice.Token))
		return
	}
	if slices.Contains(t.EndTokens, choice.Token) || t.ModelEnds &&
		is_end_of_generation.IsEndOfGeneration(p.Context.Model, choice.Token) {
		t.EndedBy = choice.Token
		end_task.EndTask(p, t, engine.EndToken, nil)
		return
	}
	t.Tokens = append(t.Tokens, choice.Token)
	if t.Generated++; t.First.IsZero() && t.Generated > len(t.Given) {
		t.First = time.Now()
	}
	switch {
	case t.OnToken(t, choice):
		end_task.EndTask(p, t, engine.EndStopped, nil)
	case t.Generated >= t.MaxTokens:
		end_task.EndTask(p, t, engine.EndLength, nil)
	case len(t.Tokens) > p.Context.Size:
		end_task.EndTask(p, t, engine.EndContext, nil)
	}
}
