// Package launch_run begins a run, and its part in a session.
package launch_run

import (
	"rkllmd/generation"
	"rkllmd/generation/begin_run"
	"rkllmd/generation/begin_session_run"
	"rkllmd/generation/check_length"
	"rkllmd/generation/undo_session_run"
)

// LaunchRun begins run on tokens, in a session behind its history. When that cannot be done, the history is what it was before.
//
// **Runs on:** any thread. Errors: begin_session_run's, check_length's, begin_run's.
func LaunchRun(run *generation.Run, tokens []int32) (err error) {
	run.Prompt = tokens
	if run.Request.Session != nil {
		if run.Dropped, err = begin_session_run.BeginSessionRun(run, tokens); err != nil {
			return err
		}
	}
	if err = check_length.CheckLength(run); err == nil {
		err = begin_run.BeginRun(run)
	}
	if err != nil && run.Request.Session != nil {
		undo_session_run.UndoSessionRun(run)
	}
	return err
}
