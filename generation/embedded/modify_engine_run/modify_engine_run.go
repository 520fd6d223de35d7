// Package modify_engine_run changes how the task of a run chooses its tokens.
package modify_engine_run

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/modify_sampling"
	"rkllmd/generation"
)

// ModifyEngineRun returns Backend.Modify over the pool p. The parameters were checked.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func ModifyEngineRun(p *engine.Pool) func(*generation.Run, engine.Sampling) {
	return func(run *generation.Run, s engine.Sampling) { _ = modify_sampling.ModifySampling(p, run.Task, s) }
}
