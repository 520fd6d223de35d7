// Package read_hidden_states gives the last hidden layer of a decoded row.
package read_hidden_states

// #include <stdint.h>
// float *rkllmd_read_hidden_states(void *context, int32_t row);
import "C"

import (
	"errors"
	"fmt"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context/check_row"
)

// ReadHiddenStates returns the last hidden layer (after the final norm) of a row of the last decode: EmbeddingSize
// numbers. The slice is llama.cpp's memory: valid until the next decode, and not to be kept.
//
// **Runs on:** one thread at a time. It is the one that uses the context.
func ReadHiddenStates(c *engine.Context, row int) ([]float32, error) {
	if err := check_row.CheckRow(c, row); err != nil {
		return nil, err
	}
	if !c.HasHidden {
		return nil, errors.New("the last decode kept no hidden states; set_hidden_states comes before the decode")
	}
	states := C.rkllmd_read_hidden_states(c.Ptr, C.int32_t(row))
	if states == nil {
		return nil, fmt.Errorf("llama.cpp has no hidden states for row %d", row)
	}
	return unsafe.Slice((*float32)(unsafe.Pointer(states)), c.Model.EmbeddingSize), nil
}
