// Package check_gguf_tensors checks that a GGUF file holds its tensors.
package check_gguf_tensors

import (
	"fmt"
	"math/bits"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/get_gguf_number_or_default"
)

// CheckGGUFTensors checks that the tensors' types are known and fit their dimensions, that they lie one behind the
// other as llama.cpp wants them, and that the file is long enough. It returns the bytes of all of them.
//
// **Runs on:** any thread. Errors: engine.ErrTruncated with the number of bytes that are missing, or what is wrong.
func CheckGGUFTensors(h *gguf.Header) (uint64, error) {
	alignment, err := get_gguf_number_or_default.GetGGUFNumberOrDefault(h, "general.alignment", 1, 1<<20, 32)
	switch {
	case err != nil:
		return 0, err
	case bits.OnesCount64(alignment) != 1:
		return 0, fmt.Errorf("general.alignment is %d; it must be a power of two", alignment)
	}
	if len(h.Order) == 0 {
		return 0, fmt.Errorf("it has no tensors: it is a vocabulary, not a model")
	}
	start := (h.End + alignment - 1) / alignment * alignment
	var total, end uint64
	for _, name := range h.Order {
		t := h.Tensors[name]
		kind, known := engine.TensorTypes[t.Type]
		switch {
		case !known:
			return 0, fmt.Errorf("tensor %q has type %d, which models do not have", name, t.Type)
		case t.Dims == 1 && t.Type != 0:
			return 0, fmt.Errorf("tensor %q is a vector of type %s; vectors must be F32", name, kind.Name)
		case t.Shape[0]%kind.Block != 0:
			return 0, fmt.Errorf("tensor %q has rows of %d numbers; type %s packs %d at a time", name, t.Shape[0],
				kind.Name, kind.Block)
		case t.Offset != end:
			return 0, fmt.Errorf("tensor %q begins at byte %d of the data; it must begin at %d, behind the "+
				"tensor before it", name, t.Offset, end)
		}
		size := t.Shape[0] / kind.Block
		for _, factor := range [...]uint64{kind.Bytes, t.Shape[1], t.Shape[2], t.Shape[3]} {
			var high uint64
			if high, size = bits.Mul64(size, factor); high != 0 || size > 1<<50 {
				return 0, fmt.Errorf("tensor %q of %d x %d x %d x %d numbers is larger than any file", name, t.Shape[0],
					t.Shape[1], t.Shape[2], t.Shape[3])
			}
		}
		total = end + size
		end = (total + alignment - 1) / alignment * alignment
	}
	if start+total > h.Size {
		return 0, fmt.Errorf("%w: %d of %d bytes are missing; download or copy it again", engine.ErrTruncated, start+
			total-h.Size, start+total)
	}
	return total, nil
}
