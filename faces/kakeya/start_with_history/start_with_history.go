// Package start_with_history starts runs on a backend that keeps no sessions.
package start_with_history

import "rkllmd/generation"

// StartWithHistory returns Backend.Start over another one, which is told of the session's history as the request's
// tokens.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func StartWithHistory(start func(*generation.Run) error) func(*generation.Run) error {
	return func(run *generation.Run) error {
		run.Request.Tokens = run.Prompt
		return start(run)
	}
}
