// Package abort_job cancels a call by the id of its request.
package abort_job

import (
	"bytes"
	"slices"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/stop_run"
)

// AbortJob cancels the call of conn whose request has that id (compared byte for byte, blanks around it left off) and
// tells whether there was one. In the queue it is removed and answered at once; a run at the library is aborted and
// answered when it has ended, its last result withheld; any other call at the library cannot be stopped any more. The
// answer is rkllm.ErrRequestCanceled, unless the last result has been sent already.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu. Follows $/cancelRequest of the Language
// Server Protocol.
func AbortJob(rt *rkllm.Runtime, conn *connection.Connection, id []byte) bool {
	id = bytes.TrimSpace(id)
	rt.Mu.Lock()
	current := rt.Current
	for i, job := range rt.Queue {
		if job.Conn == conn && job.ID != nil && bytes.Equal(bytes.TrimSpace(job.ID), id) {
			rt.Queue = slices.Delete(rt.Queue, i, i+1)
			rt.Mu.Unlock()
			job.Err = rkllm.ErrRequestCanceled
			job.Finish(job)
			return true
		}
	}
	rt.Mu.Unlock()
	if current == nil || current.Kind != rkllm.KindRun || current.Conn != conn || current.ID == nil ||
		!bytes.Equal(bytes.TrimSpace(current.ID), id) {
		return false
	}
	current.Canceled.Store(true)
	stop_run.StopRun(rt, current, nil)
	return true
}
