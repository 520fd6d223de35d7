// Package check_cache checks that a slot's cache is what the pool believes.
package check_cache

// #include <stdint.h>
// int32_t rkllmd_check_cache(void *context, int32_t sequence, int32_t expected, int32_t previous);
import "C"

import (
	"fmt"

	"rkllmd/engine"
)

// CheckCache asks llama.cpp which position follows in the slot's sequence. It must be the number of its tokens, and
// must not have gone back since the last call; who takes tokens back on purpose sets Slot.Next to 0 before. A slot that
// violates this is emptied.
//
// **Runs on:** the pool's thread. Errors: engine.ErrCacheLength, engine.ErrCachePosition, with the numbers.
func CheckCache(c *engine.Context, s *engine.Slot) error {
	expected, previous := len(s.Sequence.Tokens), s.Next
	next := int(C.rkllmd_check_cache(c.Ptr, C.int32_t(s.Sequence.ID), C.int32_t(expected), C.int32_t(previous)))
	if s.Next = next; next == expected && next >= previous {
		return nil
	}
	s.Sequence = engine.Sequence{ID: s.Sequence.ID, Tokens: s.Sequence.Tokens[:0]}
	s.Next = 0
	if next < previous {
		return fmt.Errorf("%w: from %d to %d in sequence %d", engine.ErrCachePosition, previous, next, s.Sequence.ID)
	}
	return fmt.Errorf("%w: %d tokens, a cache of %d in sequence %d", engine.ErrCacheLength, expected, next,
		s.Sequence.ID)
}
