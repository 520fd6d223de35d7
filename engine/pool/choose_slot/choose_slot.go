// Package choose_slot finds the best slot for a task.
package choose_slot

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/count_common_prefix"
)

// ChooseSlot returns the idle slot that t should have, and, unless nil, another whose first same tokens should be
// copied into it before. It is the slot that has the most of t's tokens at its beginning; what is worth keeping for
// another owner, or is being worked with, is copied. Where no slot has as many as engine.LeastShared of them, it is the
// least recently used one. The last of t's tokens does not count, because it is decoded in any case. whole: a part of a
// sequence is worth nothing (a recurrent state). nil: no slot is idle.
//
// **Runs on:** the pool's thread.
func ChooseSlot(slots []engine.Slot, t *engine.Task, whole bool) (slot, from *engine.Slot, same int) {
	var taken, copied, oldest *engine.Slot
	take, cp := 0, 0
	for i := range slots {
		s := &slots[i]
		n := min(count_common_prefix.CountCommonPrefix(s.Sequence.Tokens, t.Tokens), len(t.Tokens)-1)
		if all := n == len(s.Sequence.Tokens); !all && whole {
			n = 0
		} else if s.Task == nil && (all || s.Owner == 0 || s.Owner == t.Owner) {
			if n > take && (n >= engine.LeastShared || s.Owner == t.Owner && s.Owner != 0) {
				taken, take = s, n
			}
		} else if n > cp {
			copied, cp = s, n
		}
		if s.Task == nil && (oldest == nil || s.Used < oldest.Used) {
			oldest = s
		}
	}
	switch {
	case oldest != nil && cp >= take+engine.LeastShared && copied != oldest:
		return oldest, copied, cp
	case oldest != nil && cp >= take+engine.LeastShared: // it would be the next to go
		return oldest, nil, 0
	case taken != nil:
		return taken, nil, 0
	}
	return oldest, nil, 0
}
