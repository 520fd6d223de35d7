// Package get_caller_layout tells how callers of the drop-in lay out their structures.
package get_caller_layout

import (
	"rkllmd/dropin/get_caller_version"
	"rkllmd/rkllm"
)

// GetCallerLayout returns the layout of the structures that callers pass: rkllm.LayoutD, or rkllm.LayoutC with the
// build tag rkllm_c.
//
// **Runs on:** any thread.
func GetCallerLayout() *rkllm.Layout {
	if get_caller_version.GetCallerVersion() == rkllm.LayoutD.Versions[0] {
		return rkllm.LayoutD
	}
	return rkllm.LayoutC
}
