// Package count_gguf_types counts what the tensors of a model hold.
package count_gguf_types

import (
	"maps"
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/compare_type_shares"
)

// CountGGUFTypes returns how many numbers the tensors of a header hold, which check_gguf_tensors has accepted, and how
// many bytes each type has of them, the largest share first.
//
// **Runs on:** any thread.
func CountGGUFTypes(h *gguf.Header) (uint64, []engine.TypeShare) {
	numbers, shares := uint64(0), map[uint32]engine.TypeShare{}
	for _, t := range h.Tensors {
		kind, share := engine.TensorTypes[t.Type], shares[t.Type]
		count := t.Shape[0] * t.Shape[1] * t.Shape[2] * t.Shape[3]
		shares[t.Type] = engine.TypeShare{Type: kind.Name, Tensors: share.Tensors + 1, Bytes: share.Bytes +
			count/kind.Block*kind.Bytes}
		numbers += count
	}
	return numbers, slices.SortedFunc(maps.Values(shares), compare_type_shares.CompareTypeShares)
}
