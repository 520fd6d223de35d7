// Package decode_batch runs one batch through the model.
package decode_batch

// #include <stdint.h>
// int32_t rkllmd_decode_batch(void *context, int32_t sequence, int32_t first, int32_t *tokens, float *rows, int32_t count, int32_t outputs);
import "C"

import (
	"fmt"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/abort_requested"
	"rkllmd/engine/remove_tokens"
)

// DecodeBatch does what decode_tokens and decode_embeddings have in common: it runs 1 to c.Batch tokens or, unless rows is nil,
// as many rows of embeddings through the model as the continuation of seq, and appends tokens to seq.Tokens. They have checked
// the values: llama.cpp ends the process over bad ones.
//
// Errors leave seq and the cache as they were: engine.ErrContextFull when the batch does not fit into c.Size,
// engine.ErrAborted after abort_decode. After an error no row can be read. Where llama.cpp has begun and cannot go back, seq is
// empty: models with a recurrent state, and sequences whose keys it was about to turn (shift_tokens).
//
// **Runs on:** the one thread that uses the context.
func DecodeBatch(c *engine.Context, seq *engine.Sequence, tokens []int32, rows []float32, outputs engine.Outputs) error {
	c.Rows = 0
	switch {
	case len(tokens) < 1 || len(tokens) > c.Batch:
		return fmt.Errorf("%d tokens cannot be decoded at once; this context takes 1 to %d", len(tokens), c.Batch)
	case seq.ID != 0:
		return fmt.Errorf("sequence %d does not exist; this context has one, 0", seq.ID)
	case len(seq.Tokens)+len(tokens) > c.Size:
		return engine.ErrContextFull
	case abort_requested.AbortRequested(c):
		return engine.ErrAborted
	}
	ids := (*C.int32_t)(unsafe.Pointer(&tokens[0]))
	if rows != nil {
		ids = nil
	}
	code := C.rkllmd_decode_batch(c.Ptr, C.int32_t(seq.ID), C.int32_t(len(seq.Tokens)), ids,
		(*C.float)(unsafe.Pointer(unsafe.SliceData(rows))), C.int32_t(len(tokens)), C.int32_t(outputs))
	if code > 500 {
		seq.Tokens, seq.Shifted = seq.Tokens[:0], false
		code -= 1000
	}
	if code == 0 {
		seq.Tokens = append(seq.Tokens, tokens...)
		seq.Pending = false
		c.Rows, c.Outputs, c.HasHidden = len(tokens), outputs, c.HiddenStates
		return nil
	}
	position := len(seq.Tokens)
	if seq.Pending {
		if err := remove_tokens.RemoveTokens(c, seq, 0); err != nil {
			return err
		}
	}
	switch code {
	case 1:
		return engine.ErrContextFull
	case 2:
		return engine.ErrAborted
	}
	return fmt.Errorf("llama.cpp failed to decode %d tokens at position %d (code %d)", len(tokens), position, code)
}
