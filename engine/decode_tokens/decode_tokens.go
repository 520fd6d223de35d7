// Package decode_tokens runs tokens through the model.
package decode_tokens

// #include <stdint.h>
// int32_t rkllmd_decode_tokens(void *context, int32_t sequence, int32_t first, int32_t *tokens, int32_t count, int32_t outputs);
import "C"

import (
	"fmt"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/abort_requested"
)

// DecodeTokens runs tokens, 1 to c.Batch of them, through the model as the continuation of seq, and appends them to
// seq.Tokens. outputs says which of their rows get logits (read_logits, sample_token) and, after set_hidden_states, hidden
// states; row n is tokens[n].
//
// Errors leave seq and the cache as they were: engine.ErrContextFull when the tokens do not fit into c.Size,
// engine.ErrAborted after abort_decode. After an error no row can be read. Models with a recurrent state cannot go back to
// where they were when llama.cpp has begun: seq is then empty.
//
// **Runs on:** the one thread that uses the context.
func DecodeTokens(c *engine.Context, seq *engine.Sequence, tokens []int32, outputs engine.Outputs) error {
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
	for i, token := range tokens {
		if token < 0 || int(token) >= c.Model.VocabSize {
			return fmt.Errorf("token %d of the input is %d; this model's tokens are 0 to %d", i, token, c.Model.VocabSize-1)
		}
	}
	code := C.rkllmd_decode_tokens(c.Ptr, C.int32_t(seq.ID), C.int32_t(len(seq.Tokens)),
		(*C.int32_t)(unsafe.Pointer(&tokens[0])), C.int32_t(len(tokens)), C.int32_t(outputs))
	if code > 500 {
		seq.Tokens = seq.Tokens[:0]
		code -= 1000
	}
	switch code {
	case 0:
		seq.Tokens = append(seq.Tokens, tokens...)
		c.Rows, c.Outputs, c.HasHidden = len(tokens), outputs, c.HiddenStates
		return nil
	case 1:
		return engine.ErrContextFull
	case 2:
		return engine.ErrAborted
	}
	return fmt.Errorf("llama.cpp failed to decode %d tokens at position %d (code %d)", len(tokens), len(seq.Tokens), code)
}
