// Package call_rkllm_abort serves rkllm_abort.
package call_rkllm_abort

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/abort_run"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/queue/abort_connection"
	"rkllmd/rkllm/queue/stop_run"
)

// CallRkllmAbort ends runs. For a connection that has started any, it ends its own (abort_connection), and nothing
// when there are none left; for every other one it does what the C function does: it ends whatever runs. It never
// waits for the worker; it waits for rkllm_abort, which in a vendor's library may take as long as the run. job.Result
// is what rkllm_abort returned, 0 when there was nothing to call it for.
//
// **Runs on:** any thread that may wait. With the embedded runtime (Library.Prompt) the loop may. **Holds:** what
// abort_connection holds. Follows rkllm_abort of the header; the call itself is abort_run's. Errors:
// rkllm.CodeNotSupported; rkllm.ErrNoModel, unless runs were removed from the queue; what the C function returns
// unless 0.
func CallRkllmAbort(rt *rkllm.Runtime, job *rkllm.Job) {
	library := rt.Serving.Load()
	if job.Err = check_function.CheckFunction(library, job.Function, library.Abort); job.Err != nil {
		return
	}
	rt.HandleLock.RLock()
	model := rt.Handle != 0
	rt.HandleLock.RUnlock()
	var run *rkllm.Job
	var found bool
	own := job.Conn != nil && job.Conn.HasRun.Load()
	if own {
		run, found = abort_connection.AbortConnection(rt, job.Conn, false)
	} else {
		rt.Mu.Lock()
		if rt.Current != nil && rt.Current.Kind == rkllm.KindRun {
			run = rt.Current
		}
		rt.Mu.Unlock()
	}
	var code int32
	switch {
	case run != nil:
		answer := make(chan int32, 1)
		stop_run.StopRun(rt, run, answer)
		code = <-answer
	case !own:
		code, _ = abort_run.AbortRun(rt, nil)
	}
	if !model && !found {
		job.Err = rkllm.ErrNoModel
		return
	}
	finish_call.FinishCall(rt, job, code)
}
