// Package abort_connection ends the calls of one client.
package abort_connection

import (
	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/remove_calls"
)

// AbortConnection ends what conn has in the queue, its runs or all its calls, and nobody else's: it is removed and
// answered with rkllm.ErrRequestCanceled. run is its run at the library, nil: none, which the caller aborts; the
// library's own last callback ends its stream then. found tells whether there was anything.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu.
func AbortConnection(rt *rkllm.Runtime, conn *connection.Connection, all bool) (run *rkllm.Job, found bool) {
	removed, current := remove_calls.RemoveCalls(rt, conn, all)
	for _, job := range removed {
		job.Err = rkllm.ErrRequestCanceled
		job.Finish(job)
	}
	if current != nil && current.Conn == conn && current.Kind == rkllm.KindRun {
		run = current
	}
	return run, run != nil || len(removed) > 0
}
