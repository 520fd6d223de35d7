// Package sample_within chooses the next token within a grammar.
package sample_within

// #include <stdint.h>
// int32_t rkllmd_sample_within(void *sampler, void *context, int32_t row, const int32_t *tokens, int32_t count);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context/check_row"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/engine/sampler/list_candidates"
)

// SampleWithin chooses a token by the logits of a row of the context's last decode, of those that fit here; held nil:
// of all. The one that would be chosen of all is looked at first, and the others only if it does not fit. Nothing is
// counted: accept_token tells the sampler and the grammar which token was taken.
//
// **Runs on:** one thread at a time. It is the one that uses the context, the sampler and the constraint.
func SampleWithin(s *engine.Sampler, held *engine.Constraint, c *engine.Context, row int) (int32, error) {
	if err := check_row.CheckRow(c, row); err != nil {
		return 0, err
	}
	token := C.rkllmd_sample_within(s.Ptr, c.Ptr, C.int32_t(row), nil, C.int32_t(c.Model.VocabSize))
	if held != nil && token >= 0 && !is_fitting.IsFitting(held, int32(token)) {
		fitting, err := list_candidates.ListCandidates(s, held, c, row)
		if err != nil {
			return 0, err
		}
		token = -2
		if len(fitting) > 0 {
			token = C.rkllmd_sample_within(s.Ptr, c.Ptr, C.int32_t(row), (*C.int32_t)(unsafe.Pointer(&fitting[0])),
				C.int32_t(len(fitting)))
		}
	}
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
