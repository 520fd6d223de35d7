// Package read_rows reads rows of embeddings.
package read_rows

import (
	"fmt"
	"slices"
	"unsafe"

	"rkllmd/engine/context/check_embeddings"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/describe_context"
)

// ReadRows copies count rows of embeddings, each as wide as the model of h has it, out of the caller's memory and
// checks them; name is what errors call them. count is checked before anything is read.
//
// **Runs on:** any thread. Errors: there are none, or more than the context holds; or check_embeddings'.
func ReadRows(h *librkllmrt.Handle, name string, embed unsafe.Pointer, count uint64) ([]float32, error) {
	switch {
	case h.Model.TokensOnly:
		return nil, check_embeddings.CheckEmbeddings(h.Model, name, nil)
	case embed == nil || count == 0:
		return nil, fmt.Errorf("%s has %d rows at %#x; it must have at least one", name, count, uintptr(embed))
	case count > uint64(h.Param.MaxContextLen):
		return nil, fmt.Errorf("%s has %d rows; %s", name, count, describe_context.DescribeContext(h))
	}
	rows := slices.Clone(unsafe.Slice((*float32)(embed), int(count)*h.Model.EmbeddingSize))
	return rows, check_embeddings.CheckEmbeddings(h.Model, name, rows)
}
