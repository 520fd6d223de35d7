// Package sample_within chooses the next token within a grammar.
package sample_within

// #include <stdint.h>
// int32_t rkllmd_sample_within(void *sampler, void *grammar, void *context, int32_t row, int32_t vocabulary);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context/check_row"
)

// SampleWithin chooses a token by the logits of a row of the context's last decode, of those that the grammar allows
// here; nil allows all. Nothing is counted: accept_token tells the sampler and the grammar which token was taken.
//
// **Runs on:** one thread at a time. It is the one that uses the context, the sampler and the grammar.
func SampleWithin(s, grammar *engine.Sampler, c *engine.Context, row int) (int32, error) {
	if err := check_row.CheckRow(c, row); err != nil {
		return 0, err
	}
	var held unsafe.Pointer
	if grammar != nil {
		held = grammar.Ptr
	}
	token := C.rkllmd_sample_within(s.Ptr, held, c.Ptr, C.int32_t(row), C.int32_t(c.Model.VocabSize))
	switch token {
	case -1:
		return 0, errors.New("the model's logits are not numbers: its weights are damaged, or it cannot be " +
			"computed in this precision")
	case -2:
		return 0, errors.New("no token of the model fits the grammar of the answer here: its vocabulary lacks a " +
			"character that must come, or an end token")
	case -3:
		return 0, errors.New("no memory was left to choose a token")
	}
	return int32(token), nil
}
