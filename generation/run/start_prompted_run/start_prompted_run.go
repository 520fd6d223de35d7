// Package start_prompted_run begins a run, and its part in a session.
package start_prompted_run

import (
	"rkllmd/generation"
	"rkllmd/generation/request/check_length"
	"rkllmd/generation/run/start_run"
	"rkllmd/generation/session/restore_history"
	"rkllmd/generation/session/start_session_run"
)

// StartPromptedRun begins run on tokens, in a session behind its history. When that cannot be done, the history is what
// it was before.
//
// **Runs on:** any thread. Errors: start_session_run's, check_length's, start_run's.
func StartPromptedRun(run *generation.Run, tokens []int32) (err error) {
	run.Prompt = tokens
	if run.Request.Session != nil {
		if run.Dropped, err = start_session_run.StartSessionRun(run, tokens); err != nil {
			return err
		}
	}
	if err = check_length.CheckLength(run); err == nil {
		err = start_run.StartRun(run)
	}
	if err != nil && run.Request.Session != nil {
		restore_history.RestoreHistory(run)
	}
	return err
}
