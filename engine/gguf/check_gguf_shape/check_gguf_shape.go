// Package check_gguf_shape checks the shape of a tensor.
package check_gguf_shape

import (
	"fmt"

	"rkllmd/engine/gguf"
)

// CheckGGUFShape checks that the tensor called name is there, unless it is optional, and has these dimensions, the
// length of a row first.
//
// **Runs on:** any thread.
func CheckGGUFShape(h *gguf.Header, optional bool, name string, shape ...uint64) error {
	t, there := h.Tensors[name]
	if !there {
		if optional {
			return nil
		}
		return fmt.Errorf("tensor %q is missing", name)
	}
	want := [4]uint64{1, 1, 1, 1}
	copy(want[:], shape)
	if t.Shape != want {
		return fmt.Errorf("tensor %q has the shape %v; it must have %v", name, t.Shape, want)
	}
	return nil
}
