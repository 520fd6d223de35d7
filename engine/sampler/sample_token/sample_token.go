// Package sample_token chooses the next token.
package sample_token

// #include <stdint.h>
// int32_t rkllmd_sample_token(void *sampler, void *context, int32_t row, int32_t vocabulary);
import "C"

import (
	"errors"

	"rkllmd/engine"
	"rkllmd/engine/context/check_row"
)

// SampleToken chooses a token by the logits of a row of the context's last decode, and accepts it: the sampler counts
// it for its penalties.
//
// **Runs on:** one thread at a time. It is the one that uses the context and the sampler.
func SampleToken(s *engine.Sampler, c *engine.Context, row int) (int32, error) {
	if err := check_row.CheckRow(c, row); err != nil {
		return 0, err
	}
	token := C.rkllmd_sample_token(s.Ptr, c.Ptr, C.int32_t(row), C.int32_t(c.Model.VocabSize))
	if token < 0 {
		return 0, errors.New("the model's logits are not numbers: its weights are damaged, or it cannot be " +
			"computed in this precision")
	}
	return int32(token), nil
}
