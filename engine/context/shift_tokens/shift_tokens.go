// Package shift_tokens takes tokens out of the middle of a sequence.
package shift_tokens

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_shift_tokens(void *context, int32_t sequence, int32_t from, int32_t to);
import "C"

import (
	"fmt"
	"slices"

	"rkllmd/engine"
)

// ShiftTokens takes the tokens from index from up to, not including, to out of seq and out of the cache, and moves
// those behind them forward, so that positions stay without a gap. What was moved has seen the tokens that are gone:
// seq.Exact says from where on. llama.cpp turns the moved keys with the next decode.
//
// An error leaves all as it was: models with a recurrent state, or with several positions per token, cannot do it. An
// exact model may only lose the end: what was moved is not what the same tokens would be when decoded anew.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func ShiftTokens(c *engine.Context, seq *engine.Sequence, from, to int) error {
	switch {
	case from < 0 || from >= to || to > len(seq.Tokens):
		return fmt.Errorf("tokens %d up to %d cannot be taken out; the sequence has %d", from, to, len(seq.Tokens))
	case c.Model.Exact && to < len(seq.Tokens):
		return fmt.Errorf("tokens %d up to %d cannot be taken out: the model is computed exactly, and those "+
			"behind them would keep what they have seen of them", from, to)
	case !bool(C.rkllmd_shift_tokens(c.Ptr, C.int32_t(seq.ID), C.int32_t(from), C.int32_t(to))):
		return fmt.Errorf("a model of architecture %q cannot give back tokens %d up to %d of %d",
			c.Model.Facts.Architecture, from, to, len(seq.Tokens))
	}
	if !seq.Shifted || from < seq.Exact {
		seq.Exact = from
	}
	seq.Shifted, seq.Pending = true, to < len(seq.Tokens) || seq.Pending
	seq.Tokens = slices.Delete(seq.Tokens, from, to)
	c.Rows = 0
	return nil
}
