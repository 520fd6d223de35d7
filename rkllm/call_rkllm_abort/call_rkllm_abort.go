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

// CallRkllmAbort ends runs. For a connection that has started any, it ends its own (abort_connection), and nothing when
// there are none left; for every other one it does what the C function does: it ends whatever runs. It never waits for
// the worker. job.Result is what rkllm_abort returned, 0 when there was nothing to call it for.
//
// **Runs on:** any thread. **Holds:** what abort_connection holds. Follows rkllm_abort of the header; the call itself
// is abort_run's. Errors: rkllm.CodeNotSupported; rkllm.ErrNoModel, unless runs were removed from the queue; what the C
// function returns unless 0.
func CallRkllmAbort(rt *rkllm.Runtime, job *rkllm.Job) {
	if job.Err = check_function.CheckFunction(rt.Library, job.Function, rt.Library.Abort); job.Err != nil {
		return
	}
	rt.HandleLock.RLock()
	model := rt.Handle != 0
	rt.HandleLock.RUnlock()
	var code int32
	var found bool
	if job.Conn != nil && job.Conn.HasRun.Load() {
		code, found = abort_connection.AbortConnection(rt, job.Conn)
	} else {
		rt.Mu.Lock()
		current := rt.Current
		rt.Mu.Unlock()
		if current != nil && current.Kind == rkllm.KindRun {
			code = stop_run.StopRun(rt, current)
		} else {
			code, _ = abort_run.AbortRun(rt, nil)
		}
	}
	if !model && !found {
		job.Err = rkllm.ErrNoModel
		return
	}
	finish_call.FinishCall(rt, job, code)
}
