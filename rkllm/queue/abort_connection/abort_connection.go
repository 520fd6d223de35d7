// Package abort_connection ends the runs of one client.
package abort_connection

import (
	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/remove_runs"
	"rkllmd/rkllm/queue/stop_run"
)

// AbortConnection ends the runs of conn and nobody else's: the queued ones are removed and answered with
// rkllm.ErrRequestCanceled, the running one is aborted, and the library's own last callback ends its stream. code is
// what rkllm_abort returned, 0 when it was not called; found tells whether there was a run.
//
// **Runs on:** any thread. For rkllm.abort it is any thread. When the client is gone it is the loop. **Holds:**
// Runtime.Mu, then what abort_run holds.
func AbortConnection(rt *rkllm.Runtime, conn *connection.Connection) (code int32, found bool) {
	removed, current := remove_runs.RemoveRuns(rt, conn)
	found = len(removed) > 0
	for _, job := range removed {
		job.Err = rkllm.ErrRequestCanceled
		job.Finish(job)
	}
	if current != nil && current.Conn == conn && current.Kind == rkllm.KindRun {
		return stop_run.StopRun(rt, current), true
	}
	return 0, found
}
