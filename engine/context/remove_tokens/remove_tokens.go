// Package remove_tokens cuts the end off a sequence.
package remove_tokens

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_remove_tokens(void *context, int32_t sequence, int32_t from);
import "C"

import (
	"fmt"

	"rkllmd/engine"
)

// RemoveTokens takes the tokens from index from to the end out of seq and out of the cache. What stays is as if they
// had never been decoded.
//
// Models with a recurrent state cannot give back a part of a sequence: they fail unless from is 0 or the end.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func RemoveTokens(c *engine.Context, seq *engine.Sequence, from int) error {
	if from < 0 || from > len(seq.Tokens) {
		return fmt.Errorf("tokens from %d on cannot be removed; the sequence has %d", from, len(seq.Tokens))
	}
	if from == len(seq.Tokens) {
		return nil
	}
	if !C.rkllmd_remove_tokens(c.Ptr, C.int32_t(seq.ID), C.int32_t(from)) {
		return fmt.Errorf("a model of architecture %q cannot take back the tokens from %d on, only all of them",
			c.Model.Facts.Architecture, from)
	}
	seq.Tokens = seq.Tokens[:from]
	seq.Shifted = seq.Shifted && from > seq.Exact
	seq.Pending = seq.Pending && seq.Shifted
	c.Rows = 0
	return nil
}
