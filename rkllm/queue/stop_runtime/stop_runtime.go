// Package stop_runtime ends the service of the model.
package stop_runtime

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/list_libraries"
	"rkllmd/rkllm/queue"
	"rkllmd/rkllm/queue/stop_run"
)

// StopRuntime has no further job taken, answers the queued ones with rkllm.ErrShuttingDown and aborts the running one.
// It does not wait: the worker then ends the current call, destroys the model and closes rt.Idle. To call it again
// does nothing.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu.
func StopRuntime(rt *rkllm.Runtime) {
	rt.Mu.Lock()
	rt.Stopped = true
	queued, current := rt.Queue, rt.Current
	rt.Queue = nil
	rt.Wake.Broadcast()
	rt.Mu.Unlock()
	for _, job := range queued {
		job.Err = queue.ErrShuttingDown
		job.Finish(job)
	}
	for _, library := range list_libraries.ListLibraries(rt.Serving.Load()) {
		if library.Isolated != nil {
			library.Isolated.Stop()
		}
	}
	if current != nil && current.Kind == rkllm.KindRun {
		stop_run.StopRun(rt, current, nil)
	}
}
