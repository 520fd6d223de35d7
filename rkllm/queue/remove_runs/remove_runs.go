// Package remove_runs takes a client's runs out of the queue.
package remove_runs

import (
	"rkllmd/connection"
	"rkllmd/rkllm"
)

// RemoveRuns takes the runs of conn out of the queue and returns them, with the job that is at the library. The caller
// finishes them.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu.
func RemoveRuns(rt *rkllm.Runtime, conn *connection.Connection) (removed []*rkllm.Job, current *rkllm.Job) {
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	kept := rt.Queue[:0]
	for _, job := range rt.Queue {
		if job.Conn == conn && job.Kind == rkllm.KindRun {
			removed = append(removed, job)
		} else {
			kept = append(kept, job)
		}
	}
	clear(rt.Queue[len(kept):])
	rt.Queue = kept
	return removed, rt.Current
}
