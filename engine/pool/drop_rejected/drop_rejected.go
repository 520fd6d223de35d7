// Package drop_rejected takes wrong guesses back.
package drop_rejected

import (
	"rkllmd/engine"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/pool/clear_slot"
)

// DropRejected takes the last count tokens out of the slot's sequence, whether its task goes on or has ended. A
// sequence that cannot give them back is emptied, and decoded again.
//
// **Runs on:** the pool's thread.
func DropRejected(p *engine.Pool, s *engine.Slot, count int) {
	if err := remove_tokens.RemoveTokens(p.Context, &s.Sequence, len(s.Sequence.Tokens)-count); err != nil {
		clear_slot.ClearSlot(p, s)
	}
	s.Next = 0 // to go back on purpose is no violation (check_cache)
}
