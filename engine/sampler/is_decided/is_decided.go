// Package is_decided tells whether it is known which token will be chosen.
package is_decided

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_is_decided(const void *chain, bool penalties, bool size, void *context, int32_t row, int32_t count,
//     const uint8_t *fits);
import "C"

import (
	"slices"
	"unsafe"

	"rkllmd/engine"
	_ "rkllmd/engine/llama/use_functions" // holds the addresses of llama.cpp's functions
)

// IsDecided reports whether s, which is Copied and no greedy one, chooses the same token by a row of the context's last
// decode among fitting as among these and any of the tokens that are not among likeliest, which are less likely than
// those. Both are ascending; s stays as it is. The row has output, and no logit that is not a number. Without memory
// nothing is decided.
//
// **Runs on:** one thread at a time. It is the one that uses the context and the sampler.
func IsDecided(s *engine.Sampler, c *engine.Context, row int, likeliest, fitting []int32) bool {
	fits := slices.Repeat([]byte{2}, c.Model.VocabSize)
	for _, token := range likeliest {
		fits[token] = 0
	}
	for _, token := range fitting {
		fits[token] = 1
	}
	return bool(C.rkllmd_is_decided(s.Ptr, C.bool(s.Penalties), C.bool(!s.Draws), c.Ptr, C.int32_t(row),
		C.int32_t(len(fits)), (*C.uint8_t)(unsafe.Pointer(&fits[0]))))
}
