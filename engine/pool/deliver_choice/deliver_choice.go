// Package deliver_choice chooses the next token of a task.
package deliver_choice

import (
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
	if slices.Contains(t.EndTokens, choice.Token) || t.ModelEnds &&
		is_end_of_generation.IsEndOfGeneration(p.Context.Model, choice.Token) {
		t.EndedBy = choice.Token
		end_task.EndTask(p, t, engine.EndToken, nil)
		return
	}
	t.Tokens = append(t.Tokens, choice.Token)
	if t.Generated++; t.Generated == 1 {
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
