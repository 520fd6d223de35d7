// Package copy_state copies the state of a sequence.
package copy_state

// #include <stddef.h>
// #include <stdint.h>
// size_t rkllmd_copy_state(void *context, int32_t sequence, uint8_t *to, size_t size);
import "C"

import (
	"encoding/binary"
	"errors"
	"fmt"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context"
	"rkllmd/engine/context/check_state"
	"rkllmd/engine/memory/read_available_memory"
)

// CopyState returns the keys and values that the cache holds for seq, as restore_state takes them: for any sequence of
// any context of the model. They are written as those of sequence 0 of a context that has no other, whatever this one
// has.
//
// **Runs on:** one thread at a time. It is the one that uses the context. Errors: an empty sequence, too little memory,
// a model whose state has another form than check_state knows.
func CopyState(c *engine.Context, seq *engine.Sequence) ([]byte, error) {
	if len(seq.Tokens) == 0 {
		return nil, errors.New("the cache is empty")
	}
	size := C.rkllmd_copy_state(c.Ptr, C.int32_t(seq.ID), nil, 0)
	if available := read_available_memory.ReadAvailableMemory("/"); available > 0 && uint64(size) > available {
		return nil, fmt.Errorf("the state of %d tokens takes %d MB of memory, and %d MB are available", len(seq.Tokens),
			size>>20, available>>20)
	}
	if size == 0 {
		return nil, errors.New("llama.cpp could not copy the cache")
	}
	state := make([]byte, size)
	if C.rkllmd_copy_state(c.Ptr, C.int32_t(seq.ID), (*C.uint8_t)(unsafe.Pointer(&state[0])), size) != size {
		return nil, errors.New("llama.cpp could not copy the cache")
	}
	// Where each sequence has a cache of its own, those of the others are there as counts of cells, which are 0.
	if streams := int(binary.LittleEndian.Uint32(state)); streams == c.Sequences && len(state) > 4*streams {
		state = state[4*int(seq.ID) : len(state)-4*(streams-1-int(seq.ID))]
		binary.LittleEndian.PutUint32(state, 1)
	}
	for i := range seq.Tokens {
		cell := state[min(len(state), context.StateHead+i*context.StateCell):]
		if len(cell) >= context.StateCell && binary.LittleEndian.Uint32(cell[8:]) == uint32(seq.ID) {
			binary.LittleEndian.PutUint32(cell[8:], 0)
		}
	}
	if err := check_state.CheckState(c.Model.Facts, len(seq.Tokens), state); err != nil {
		return nil, fmt.Errorf("a model of architecture %q keeps its cache in a form that cannot be copied: %w",
			c.Model.Facts.Architecture, err)
	}
	return state, nil
}
