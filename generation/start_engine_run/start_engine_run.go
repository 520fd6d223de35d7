// Package start_engine_run begins a run over engine.
package start_engine_run

import (
	"rkllmd/engine"
	"rkllmd/engine/submit_task"
	"rkllmd/generation"
	"rkllmd/generation/create_engine_task"
	"rkllmd/generation/name_engine_error"
)

// StartEngineRun returns Backend.Start over the pool p: it submits a task for the run.
//
// **Runs on:** any thread, what it returns too. Errors: ErrBusy (the queue is full), ErrClosed.
func StartEngineRun(p *engine.Pool) func(*generation.Run) error {
	return func(run *generation.Run) error {
		run.Task = create_engine_task.CreateEngineTask(p.Context.Model, run)
		return name_engine_error.NameEngineError(submit_task.SubmitTask(p, run.Task), generation.ErrInvalid)
	}
}
