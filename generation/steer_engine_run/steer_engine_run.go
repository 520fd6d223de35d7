// Package steer_engine_run steers the task of a run.
package steer_engine_run

import (
	"rkllmd/engine"
	"rkllmd/generation"
)

// SteerEngineRun returns Backend.Abort, Pause or Resume over the pool p: verb is cancel_task, pause_task or resume_task.
//
// **Runs on:** any thread, what it returns too.
func SteerEngineRun(p *engine.Pool, verb func(*engine.Pool, *engine.Task)) func(*generation.Run) {
	return func(run *generation.Run) { verb(p, run.Task) }
}
