// Package abort_silent ends a request of which nothing comes.
package abort_silent

import (
	"context"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// AbortSilent returns what a timer calls that fires when the server has said nothing for so long: cancel.
//
// **Runs on:** any thread. What it returns runs on the timer's goroutine.
func AbortSilent(cancel context.CancelCauseFunc, silence time.Duration) func() {
	return func() {
		cancel(name_error.NameError(generation.ErrFailed, "the upstream server has said nothing for %v, the limit "+
			"that is set by --upstream-silence or RKLLMD_UPSTREAM_SILENCE", silence))
	}
}
