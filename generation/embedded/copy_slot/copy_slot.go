// Package copy_slot copies what a pool has cached for a session.
package copy_slot

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/context/copy_state"

	"rkllmd/generation/embedded"
	"rkllmd/generation/embedded/find_owner_slot"
)

// CopySlot returns a call for call_pool that sets Tokens, State and Err of state to what the cache holds of its
// owner's: nothing where that is nothing.
//
// **Runs on:** any thread. What it returns runs on the pool's thread.
func CopySlot(state *embedded.SlotState) func(*engine.Pool) {
	return func(p *engine.Pool) {
		if s := find_owner_slot.FindOwnerSlot(p, state.Owner); s != nil {
			state.Tokens = slices.Clone(s.Sequence.Tokens)
			state.State, state.Err = copy_state.CopyState(p.Context, &s.Sequence)
		}
	}
}
