// Package caller_layout tells how callers of the drop-in lay out their structures.
package caller_layout

import (
	"rkllmd/dropin/caller_version"
	"rkllmd/rkllm"
)

// CallerLayout returns the layout of the structures that callers pass: rkllm.LayoutD, or rkllm.LayoutC with the build tag
// rkllm_c.
//
// **Runs on:** any thread.
func CallerLayout() *rkllm.Layout {
	if caller_version.CallerVersion() == rkllm.LayoutD.Versions[0] {
		return rkllm.LayoutD
	}
	return rkllm.LayoutC
}
