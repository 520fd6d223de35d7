// Package describe_context says how much a model's context holds.
package describe_context

import (
	"fmt"

	"rkllmd/librkllmrt"
)

// DescribeContext returns the end of a message about input that does not fit into the context of h: its size, and
// whether another one would do.
//
// **Runs on:** any thread.
func DescribeContext(h *librkllmrt.Handle) string {
	if h.Param.MaxContextLen >= h.Model.ContextLength {
		return fmt.Sprintf("max_context_len is %d, and the model was made for no more", h.Param.MaxContextLen)
	}
	return fmt.Sprintf("max_context_len is %d, and may be up to %d with this model", h.Param.MaxContextLen,
		h.Model.ContextLength)
}
