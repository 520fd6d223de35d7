// Package compare_type_shares orders the types of a model's tensors.
package compare_type_shares

import (
	"cmp"

	"rkllmd/engine"
)

// CompareTypeShares orders types of tensors by their bytes, the most first, then by name, for slices.SortFunc.
//
// **Runs on:** any thread.
func CompareTypeShares(a, b engine.TypeShare) int {
	return cmp.Or(cmp.Compare(b.Bytes, a.Bytes), cmp.Compare(a.Type, b.Type))
}
