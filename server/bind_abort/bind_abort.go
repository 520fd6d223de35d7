// Package bind_abort binds the runtime to what a client leaves behind.
package bind_abort

import (
	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/abort_connection"
	"rkllmd/rkllm/queue/stop_run"
)

// BindAbort makes the Face.Abandon of a protocol whose clients make calls to rt: theirs are taken out of the queue, and
// their run at the library is aborted; nobody else's. It does not wait for that.
//
// **Runs on:** any thread. What it returns runs on the loop. **Holds:** that one takes Runtime.Mu.
func BindAbort(rt *rkllm.Runtime) func(*connection.Connection) {
	return func(c *connection.Connection) {
		if run, _ := abort_connection.AbortConnection(rt, c, true); run != nil {
			stop_run.StopRun(rt, run, nil)
		}
	}
}
