// Package place_task puts a task into a slot.
package place_task

import (
	"time"

	"rkllmd/engine"
	"rkllmd/engine/context/copy_sequence"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/pool/check_cache"
	"rkllmd/engine/pool/choose_slot"
	"rkllmd/engine/pool/clear_slot"
	"rkllmd/engine/pool/count_common_prefix"
	"rkllmd/engine/pool/count_slots"
	"rkllmd/engine/pool/end_task"
)

// PlaceTask gives t the slot that choose_slot chooses, of which one is idle, and leaves in its sequence what t begins
// with. A task whose cache is then not as it must be (check_cache) has failed.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during OnQueued and OnEnd.
func PlaceTask(p *engine.Pool, t *engine.Task) {
	slot, from, same := choose_slot.ChooseSlot(p.Slots, t, p.Recurrent)
	if from != nil && copy_sequence.CopySequence(p.Context, &from.Sequence, &slot.Sequence, same) != nil {
		clear_slot.ClearSlot(p, slot)
	}
	keep := min(count_common_prefix.CountCommonPrefix(slot.Sequence.Tokens, t.Tokens), len(t.Tokens)-1)
	if remove_tokens.RemoveTokens(p.Context, &slot.Sequence, keep) != nil { // all or nothing
		clear_slot.ClearSlot(p, slot)
	}
	slot.Task, slot.Owner, t.Slot = t, t.Owner, slot
	if !t.Admitted {
		t.Admitted, t.Started, t.Reused = true, time.Now(), len(slot.Sequence.Tokens)
	}
	count_slots.CountSlots(p)
	if t.Position = 0; t.OnQueued != nil {
		t.OnQueued(t, 0)
	}
	slot.Next = 0 // to cut a sequence here is no violation
	if err := check_cache.CheckCache(p.Context, slot); err != nil {
		end_task.EndTask(p, t, engine.EndFailed, err)
	}
}
