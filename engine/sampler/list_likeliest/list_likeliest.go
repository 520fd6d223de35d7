// Package list_likeliest lists the tokens that are the likeliest to be chosen.
package list_likeliest

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_list_likeliest(void *chain, bool penalties, void *context, int32_t row, int32_t count, int32_t *tokens,
//     int32_t room);
import "C"

import (
	"errors"
	"slices"
	"unsafe"

	"rkllmd/engine"
)

// ListLikeliest returns count tokens, ascending, or all if there are not as many: those of the highest logits in a row
// of the context's last decode, with the penalties of s. The row has output, and no logit that is not a number.
//
// **Runs on:** one thread at a time. It is the one that uses the context and the sampler.
func ListLikeliest(s *engine.Sampler, c *engine.Context, row, count int) ([]int32, error) {
	tokens := make([]int32, min(count, c.Model.VocabSize))
	if !C.rkllmd_list_likeliest(s.Ptr, C.bool(s.Penalties), c.Ptr, C.int32_t(row), C.int32_t(c.Model.VocabSize),
		(*C.int32_t)(unsafe.Pointer(&tokens[0])), C.int32_t(len(tokens))) {
		return nil, errors.New("no memory was left to look for the likeliest tokens")
	}
	slices.Sort(tokens)
	return tokens, nil
}
