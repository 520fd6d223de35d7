// Package fail_step deals with a decode that failed.
package fail_step

import (
	"errors"

	"rkllmd/engine"
	"rkllmd/engine/pool/clear_slot"
	"rkllmd/engine/pool/end_task"
)

// FailStep ends the tasks of the step that err has ended with engine.EndFailed and empties their slots. Where the
// decode took all sequences with it (Context.Cleared), tasks that had no part in it decode their tokens again. Of a
// decode that was aborted nothing is to be done: its task is cancelled, or the pool closed.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during OnEnd.
func FailStep(p *engine.Pool, err error) {
	if p.Context.Cleared {
		for i := range p.Slots {
			s := &p.Slots[i]
			s.Sequence.Tokens, s.Next = s.Sequence.Tokens[:0], 0 // to begin again is no violation (check_cache)
		}
	}
	if errors.Is(err, engine.ErrAborted) {
		return
	}
	for _, t := range p.Tasks {
		slot := t.Slot
		end_task.EndTask(p, t, engine.EndFailed, err)
		clear_slot.ClearSlot(p, slot)
	}
}
