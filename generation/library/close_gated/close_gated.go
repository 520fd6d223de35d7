// Package close_gated ends a backend that owns its model.
package close_gated

import (
	"rkllmd/generation/library"
	"rkllmd/generation/library/close_rkllm"
	"rkllmd/generation/library/close_shared_runs"
	"rkllmd/rkllm"
)

// CloseGated returns Backend.Close over rt, whose embeddings go through gate: nothing begins any more, all runs end,
// the model is destroyed.
//
// **Runs on:** any thread that may wait. The worker must not call it. What it returns waits for the library.
func CloseGated(gate *library.Gate, rt *rkllm.Runtime) func() {
	return func() {
		close_shared_runs.CloseSharedRuns(gate)()
		close_rkllm.CloseRkllm(rt)()
	}
}
