// Package restore_state puts the state of a sequence back.
package restore_state

// #include <stdbool.h>
// #include <stddef.h>
// #include <stdint.h>
// bool rkllmd_restore_state(void *context, int32_t sequence, const uint8_t *from, size_t size);
import "C"

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context/check_state"
)

// RestoreState makes seq, and what the cache holds for it, what the sequence was that copy_state made state from, with
// these tokens; other sequences stay as they are. There are no logits: the last token must be removed and decoded again
// before one can be chosen.
//
// **Runs on:** one thread at a time. It is the one that uses the context. Errors leave seq as it was when the state is
// not sound or does not fit into the context, and empty when llama.cpp refuses it.
func RestoreState(c *engine.Context, seq *engine.Sequence, tokens []int32, state []byte) error {
	switch {
	case seq.ID < 0 || int(seq.ID) >= c.Sequences:
		return fmt.Errorf("a state cannot be put into sequence %d; this context has 0 to %d", seq.ID, c.Sequences-1)
	case len(tokens) == 0 || len(tokens) > c.Size:
		return fmt.Errorf("the state has %d tokens; this context holds 1 to %d", len(tokens), c.Size)
	}
	if err := check_state.CheckState(c.Model.Facts, len(tokens), state); err != nil {
		return err
	}
	// each sequence has a cache of its own: the state says that all others are empty
	if c.Model.Exact && c.Sequences > 1 {
		state = slices.Concat(state, make([]byte, 4*(c.Sequences-1)))
		binary.LittleEndian.PutUint32(state, uint32(c.Sequences))
	}
	c.Rows, *seq = 0, engine.Sequence{ID: seq.ID}
	if !C.rkllmd_restore_state(c.Ptr, C.int32_t(seq.ID), (*C.uint8_t)(unsafe.Pointer(&state[0])),
		C.size_t(len(state))) {
		return errors.New("llama.cpp refused the state: it was made with other types of keys and values")
	}
	seq.Tokens = slices.Clone(tokens)
	return nil
}
