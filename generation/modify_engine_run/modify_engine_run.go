// Package modify_engine_run changes how the task of a run chooses its tokens.
package modify_engine_run

import (
	"rkllmd/engine"
	"rkllmd/engine/change_sampling"
	"rkllmd/generation"
)

// ModifyEngineRun returns Backend.Modify over the pool p. The parameters were checked.
//
// **Runs on:** any thread, what it returns too.
func ModifyEngineRun(p *engine.Pool) func(*generation.Run, engine.Sampling) {
	return func(run *generation.Run, s engine.Sampling) { _ = change_sampling.ChangeSampling(p, run.Task, s) }
}
