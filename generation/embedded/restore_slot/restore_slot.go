// Package restore_slot puts a session's cache back into a pool.
package restore_slot

import (
	"rkllmd/engine"
	"rkllmd/engine/context/restore_state"
	"rkllmd/engine/pool/clear_slot"
	"rkllmd/generation"
	"rkllmd/generation/embedded"
	"rkllmd/generation/name_error"
)

// RestoreSlot returns a call for call_pool that puts state into the idle slot that its owner had, or else into the one
// that was used least recently, and sets state.Err: ErrBusy where no slot is idle, or restore_state's. What the slot
// held is gone.
//
// **Runs on:** any thread. What it returns runs on the pool's thread.
func RestoreSlot(state *embedded.SlotState) func(*engine.Pool) {
	return func(p *engine.Pool) {
		var slot *engine.Slot
		for i := range p.Slots {
			s := &p.Slots[i]
			own := s.Owner == state.Owner
			if s.Task == nil && (slot == nil || own || s.Used < slot.Used && slot.Owner != state.Owner) {
				slot = s
			}
		}
		if slot == nil {
			state.Err = name_error.NameError(generation.ErrBusy,
				"all %d sequences of the model are in use; the session's state finds no place now", len(p.Slots))
			return
		}
		clear_slot.ClearSlot(p, slot)
		if state.Err = restore_state.RestoreState(p.Context, &slot.Sequence, state.Tokens,
			state.State); state.Err == nil {
			slot.Owner, slot.Used = state.Owner, p.Steps
		}
	}
}
