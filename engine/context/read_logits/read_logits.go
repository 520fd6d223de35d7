// Package read_logits gives the logits of a decoded row.
package read_logits

// #include <stdint.h>
// float *rkllmd_read_logits(void *context, int32_t row);
import "C"

import (
	"fmt"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context/check_row"
)

// ReadLogits returns the logits of a row of the last decode, one for every token of the vocabulary. The slice is
// llama.cpp's memory: valid until the next decode, and not to be kept.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func ReadLogits(c *engine.Context, row int) ([]float32, error) {
	if err := check_row.CheckRow(c, row); err != nil {
		return nil, err
	}
	logits := C.rkllmd_read_logits(c.Ptr, C.int32_t(row))
	if logits == nil {
		return nil, fmt.Errorf("llama.cpp has no logits for row %d", row)
	}
	return unsafe.Slice((*float32)(unsafe.Pointer(logits)), c.Model.VocabSize), nil
}
