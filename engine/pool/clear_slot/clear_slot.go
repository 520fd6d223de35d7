// Package clear_slot takes everything out of a slot's sequence.
package clear_slot

import (
	"rkllmd/engine"
	"rkllmd/engine/context/remove_tokens"
)

// ClearSlot takes all tokens out of the slot's sequence. A task that has the slot decodes its tokens again; an idle
// slot is the next that is taken.
//
// **Runs on:** the pool's thread.
func ClearSlot(p *engine.Pool, s *engine.Slot) {
	_ = remove_tokens.RemoveTokens(p.Context, &s.Sequence, 0) // every model can give back all
	s.Used, s.Next = 0, 0                                     // to begin again is no violation (check_cache)
}
