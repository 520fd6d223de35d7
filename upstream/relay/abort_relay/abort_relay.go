// Package abort_relay aborts a run that an upstream server answers.
package abort_relay

import (
	"rkllmd/generation"
	"rkllmd/upstream"
)

// AbortRelay is Backend.Abort: the request is ended at once, and with it its connection, which tells the server.
//
// **Runs on:** any thread.
func AbortRelay(run *generation.Run) {
	run.Call.(*upstream.Task).Cancel(upstream.ErrAborted)
}
