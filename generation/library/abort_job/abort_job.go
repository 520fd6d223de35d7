// Package abort_job ends a job of this backend before its time.
package abort_job

import (
	"slices"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/stop_run"
)

// AbortJob takes job out of the queue of rt and finishes it, or has the library abort it. The caller does not wait for
// that (stop_run): a library's rkllm_abort may wait for its callback, and the callback may wait for a lock that the
// caller holds. A job that is over is left alone.
//
// **Runs on:** any thread. **Holds:** takes Runtime.Mu.
func AbortJob(rt *rkllm.Runtime, job *rkllm.Job) {
	rt.Mu.Lock()
	at := slices.Index(rt.Queue, job)
	if at >= 0 {
		rt.Queue = slices.Delete(rt.Queue, at, at+1)
	}
	rt.Mu.Unlock()
	if at >= 0 {
		go job.Finish(job) // nobody is told from within a verb
		return
	}
	stop_run.StopRun(rt, job, nil)
}
