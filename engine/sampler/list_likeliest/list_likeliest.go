// Package list_likeliest lists the tokens that are the likeliest to be chosen.
package list_likeliest

// #include <stdint.h>
// int32_t rkllmd_list_likeliest(void *chain, const int32_t *counted, int32_t length, void *context, int32_t row,
//     int32_t count, int32_t *tokens, int32_t room);
import "C"

import (
	"slices"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/sampler"
	_ "rkllmd/engine/sampler/check_logits"
	_ "rkllmd/engine/sampler/list_highest"
)

// ListLikeliest returns count tokens, 1 or more, ascending, or all if there are not as many: those of the highest
// logits in a row of the context's last decode, with the penalties of s; of equal ones those of the lower numbers. The
// row has output.
//
// **Runs on:** one thread at a time. It is the one that uses the context and the sampler.
func ListLikeliest(s *engine.Sampler, c *engine.Context, row, count int) ([]int32, error) {
	tokens := make([]int32, min(count, c.Model.VocabSize))
	switch C.rkllmd_list_likeliest(s.Ptr, (*C.int32_t)(unsafe.SliceData(s.Counted)), C.int32_t(len(s.Counted)), c.Ptr,
		C.int32_t(row), C.int32_t(c.Model.VocabSize), (*C.int32_t)(unsafe.SliceData(tokens)), C.int32_t(len(tokens))) {
	case -1:
		return nil, sampler.ErrNotNumbers
	case -3:
		return nil, sampler.ErrNoMemory
	}
	slices.Sort(tokens)
	return tokens, nil
}
