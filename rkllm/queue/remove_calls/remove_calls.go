// Package remove_calls takes a client's calls out of the queue.
package remove_calls

import (
	"rkllmd/connection"
	"rkllmd/rkllm"
)

// RemoveCalls takes the runs of conn out of the queue, or all its calls, and returns them, with the job that is at the
// library. The caller finishes them.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu.
func RemoveCalls(rt *rkllm.Runtime, conn *connection.Connection, all bool) (removed []*rkllm.Job, current *rkllm.Job) {
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	kept := rt.Queue[:0]
	for _, job := range rt.Queue {
		if job.Conn == conn && (all || job.Kind == rkllm.KindRun) {
			removed = append(removed, job)
		} else {
			kept = append(kept, job)
		}
	}
	clear(rt.Queue[len(kept):])
	rt.Queue = kept
	return removed, rt.Current
}
