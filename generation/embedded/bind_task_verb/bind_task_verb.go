// Package bind_task_verb steers the task of a run.
package bind_task_verb

import (
	"rkllmd/engine"
	"rkllmd/generation"
)

// BindTaskVerb returns Backend.Abort, Pause or Resume over the pool p: verb is abort_task, pause_task or resume_task.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func BindTaskVerb(p *engine.Pool, verb func(*engine.Pool, *engine.Task)) func(*generation.Run) {
	return func(run *generation.Run) { verb(p, run.Task) }
}
