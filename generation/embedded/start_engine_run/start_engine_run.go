// Package start_engine_run begins a run over engine.
package start_engine_run

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_task"
	"rkllmd/generation/embedded/name_engine_error"
	"rkllmd/generation/embedded/restore_answer"
	"rkllmd/generation/name_error"
)

// StartEngineRun returns Backend.Start over the pool p: it submits a task for the run.
//
// **Runs on:** any thread. What it returns runs on any thread too. What it returns holds Model.Using for reading.
// Errors: ErrBusy (the queue is full), ErrClosed; restore_answer's.
func StartEngineRun(p *engine.Pool) func(*generation.Run) error {
	return func(run *generation.Run) error {
		p.Context.Model.Using.RLock() // its vocabulary is read
		defer p.Context.Model.Using.RUnlock()
		if p.Context.Model.Ptr == nil {
			return name_error.NameError(generation.ErrClosed, "%w", engine.ErrPoolClosed)
		}
		run.Task = create_engine_task.CreateEngineTask(p.Context.Model, run)
		if err := restore_answer.RestoreAnswer(p.Context.Model, run); err != nil {
			return err
		}
		return name_engine_error.NameEngineError(submit_task.SubmitTask(p, run.Task), generation.ErrInvalid)
	}
}
