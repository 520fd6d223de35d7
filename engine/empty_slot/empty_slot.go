// Package empty_slot takes everything out of a slot's sequence.
package empty_slot

import (
	"rkllmd/engine"
	"rkllmd/engine/remove_tokens"
)

// EmptySlot takes all tokens out of the slot's sequence. A task that has the slot decodes its tokens again; an idle slot is the next that is
// taken.
//
// **Runs on:** the pool's thread.
func EmptySlot(p *engine.Pool, s *engine.Slot) {
	_ = remove_tokens.RemoveTokens(p.Context, &s.Sequence, 0) // every model can give back all
	s.Used = 0
}
