// Package stop_or_pause interrupts tasks.
package stop_or_pause

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/pause_task"
	"rkllmd/engine/pool/resume_task"
)

// StopOrPause returns an OnToken that ends a task at its token number stop, and has it pause for a moment at pause.
func StopOrPause(p *engine.Pool, stop, pause int) func(*engine.Task, engine.Choice) bool {
	return func(t *engine.Task, _ engine.Choice) bool {
		if t.Generated == pause {
			pause_task.PauseTask(p, t)
			go resume_task.ResumeTask(p, t)
		}
		return t.Generated == stop
	}
}
