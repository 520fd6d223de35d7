// Package read_gguf_tensor reads a tensor's description of a GGUF header.
package read_gguf_tensor

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/read_gguf_number"
	"rkllmd/engine/gguf/read_gguf_string"
)

// ReadGGUFTensor reads a tensor's name, dimensions (1 to 4, each 1 or more), type and offset.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated, or what is wrong with which tensor.
func ReadGGUFTensor(r *gguf.Reader) (gguf.Tensor, error) {
	t := gguf.Tensor{Shape: [4]uint64{1, 1, 1, 1}}
	var err error
	if t.Name, err = read_gguf_string.ReadGGUFString(r, engine.MaxGGUFName-1); err != nil {
		return t, fmt.Errorf("a tensor's name: %w", err)
	}
	dims, err := read_gguf_number.ReadGGUFNumber(r, 4)
	if err != nil {
		return t, err
	}
	if dims < 1 || dims > 4 {
		return t, fmt.Errorf("tensor %q has %d dimensions; tensors have 1 to 4", t.Name, dims)
	}
	t.Dims = int(dims)
	for i := range t.Dims {
		if t.Shape[i], err = read_gguf_number.ReadGGUFNumber(r, 8); err != nil {
			return t, err
		}
		if t.Shape[i] == 0 {
			return t, fmt.Errorf("tensor %q has a dimension of 0", t.Name)
		}
	}
	kind, err := read_gguf_number.ReadGGUFNumber(r, 4)
	if err != nil {
		return t, err
	}
	t.Type = uint32(kind)
	t.Offset, err = read_gguf_number.ReadGGUFNumber(r, 8)
	return t, err
}
