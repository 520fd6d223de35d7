// Package copy_sequence copies the beginning of a sequence.
package copy_sequence

// #include <stdbool.h>
// #include <stdint.h>
// int rkllmd_copy_sequence(void *context, int32_t from, int32_t to, int32_t count, bool apart);
import "C"

import (
	"fmt"

	"rkllmd/engine"
)

// CopySequence makes to hold the first count tokens of from, and nothing else, as if they had been decoded there. In a
// context whose sequences share one cache nothing is copied but their names; of an exact model the keys and values are.
//
// **Runs on:** one thread at a time. It is the one that uses the context. An error leaves to as it was, or empty: of a
// model with a recurrent state, which cannot give back a part of a sequence, or for want of memory.
func CopySequence(c *engine.Context, from, to *engine.Sequence, count int) error {
	switch {
	case from.ID == to.ID || int(max(from.ID, to.ID)) >= c.Sequences:
		return fmt.Errorf("sequence %d cannot be copied to %d; this context has 0 to %d", from.ID, to.ID, c.Sequences-1)
	case count < 1 || count > len(from.Tokens):
		return fmt.Errorf("%d tokens cannot be copied; sequence %d has %d", count, from.ID, len(from.Tokens))
	}
	c.Rows = 0
	*to = engine.Sequence{ID: to.ID, Tokens: to.Tokens[:0]}
	switch C.rkllmd_copy_sequence(c.Ptr, C.int32_t(from.ID), C.int32_t(to.ID), C.int32_t(count),
		C.bool(c.Model.Exact)) {
	case 0:
	case 1:
		return fmt.Errorf("a model of architecture %q cannot copy %d of %d tokens, only all of them",
			c.Model.Facts.Architecture, count, len(from.Tokens))
	default:
		return fmt.Errorf("there is too little memory to copy %d tokens", len(from.Tokens))
	}
	to.Tokens = append(to.Tokens, from.Tokens[:count]...)
	to.Shifted, to.Exact = from.Shifted && count > from.Exact, from.Exact
	to.Pending = to.Shifted && from.Pending
	return nil
}
