// Package sample_within chooses the next token within a grammar.
package sample_within

// #include <stdint.h>
// int32_t rkllmd_sample_within(void *sampler, void *context, int32_t row, const int32_t *tokens, int32_t count);
import "C"

import (
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context/check_row"
	"rkllmd/engine/sampler"
	_ "rkllmd/engine/sampler/check_logits"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/engine/sampler/list_candidates"
	"rkllmd/engine/sampler/list_likeliest"
)

// SampleWithin chooses a token by the logits of a row of the context's last decode, of those that fit here; held nil:
// of all. The one that would be chosen of all is looked at first, and the others only if it does not fit. Where s
// chooses among few, the likeliest, the chain sees these alone: to go through a large vocabulary takes it twenty times
// as long. Nothing is counted: accept_token tells the sampler and the grammar which token was taken.
//
// **Runs on:** one thread at a time. It is the one that uses the context, the sampler and the constraint.
func SampleWithin(s *engine.Sampler, held *engine.Constraint, c *engine.Context, row int) (int32, error) {
	if err := check_row.CheckRow(c, row); err != nil {
		return 0, err
	}
	var likeliest []int32 // nil: all
	count := c.Model.VocabSize
	if s.Decisive > 0 && s.Decisive <= max(1, count/sampler.LikeliestShare) {
		var err error
		if likeliest, err = list_likeliest.ListLikeliest(s, c, row, s.Decisive); err != nil {
			return 0, err
		}
		count = len(likeliest)
	}
	token := C.rkllmd_sample_within(s.Ptr, c.Ptr, C.int32_t(row), (*C.int32_t)(unsafe.SliceData(likeliest)),
		C.int32_t(count))
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
	switch {
	case token == -1, token == -2 && held == nil:
		return 0, sampler.ErrNotNumbers
	case token == -2:
		return 0, sampler.ErrNoneFits
	case token == -3:
		return 0, sampler.ErrNoMemory
	}
	return int32(token), nil
}
