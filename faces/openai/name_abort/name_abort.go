// Package name_abort says why an answer was ended before its end.
package name_abort

import (
	"context"

	"rkllmd/faces/openai"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// NameAbort returns last, the last event of a run. One that was aborted becomes an error: late, its time was over; if
// not, its client is gone, or the daemon stops.
//
// **Runs on:** the backend's thread.
func NameAbort(host *web.Host, last generation.Event, late bool) generation.Event {
	if last.Reason != generation.ReasonAbort {
		return last
	}
	last.Reason, last.Err = generation.ReasonError, openai.ErrStopped
	if late {
		last.Err = name_error.NameError(context.DeadlineExceeded,
			"the generation has taken longer than %v; the limit is set by --http-timeout or RKLLMD_HTTP_TIMEOUT",
			host.Options.Timeout)
	}
	return last
}
