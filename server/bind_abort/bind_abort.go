// Package bind_abort binds the runtime to what a client leaves behind.
package bind_abort

import (
	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/abort_connection"
)

// BindAbort makes the Face.Abandon of a protocol whose clients start runs of rt: theirs are aborted, nobody else's.
//
// **Runs on:** any thread. What it returns runs on the loop. **Holds:** that one takes the runtime's locks.
func BindAbort(rt *rkllm.Runtime) func(*connection.Connection) {
	return func(c *connection.Connection) {
		abort_connection.AbortConnection(rt, c)
	}
}
