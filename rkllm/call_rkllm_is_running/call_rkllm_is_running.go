// Package call_rkllm_is_running calls rkllm_is_running.
package call_rkllm_is_running

import (
	"runtime"
	"strconv"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_one"
	"rkllmd/rkllm/call/check_function"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/set_call"
)

// CallRkllmIsRunning appends to job.Result what the library says: 1 while it runs, 0 while it does not; 0 without
// asking it when no model is loaded, or one is being loaded. It never waits for the worker.
//
// **Runs on:** any thread. **Holds:** HandleLock for reading. Follows rkllm_is_running of the header of 1.3.0 (earlier
// headers had the two values reversed, the library never). Errors: rkllm.CodeNotSupported.
func CallRkllmIsRunning(rt *rkllm.Runtime, job *rkllm.Job) {
	rt.HandleLock.RLock() // while there is a model, no other library gets to serve
	defer rt.HandleLock.RUnlock()
	library := rt.Serving.Load()
	if job.Err = check_function.CheckFunction(library, job.Function, library.IsRunning); job.Err != nil {
		return
	}
	running := int32(0)
	if rt.Handle != 0 {
		runtime.LockOSThread()
		call := set_call.SetCall(library, "rkllm_is_running")
		running = call_with_one.CallWithOne(library.IsRunning, rt.Handle)
		clear_call.ClearCall(call)
		runtime.UnlockOSThread()
	}
	job.Result = strconv.AppendInt(job.Result, int64(running), 10)
}
