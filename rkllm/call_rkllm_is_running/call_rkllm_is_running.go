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
// asking it when no model is loaded, or one is being loaded. It never waits for the worker. Where the library has a
// process of its own, the calls of requests that follow each other (Connection.Alike) are made together, one for each.
//
// **Runs on:** any thread. **Holds:** HandleLock for reading. Follows rkllm_is_running of the header of 1.3.0 (earlier
// headers had the two values reversed, the library never). Errors: rkllm.CodeNotSupported.
func CallRkllmIsRunning(rt *rkllm.Runtime, job *rkllm.Job) {
	c := job.Conn
	if c != nil && c.Known > 0 {
		c.Known--
		job.Result = strconv.AppendInt(job.Result, int64(c.Answer), 10)
		return
	}
	rt.HandleLock.RLock() // while there is a model, no other library gets to serve
	defer rt.HandleLock.RUnlock()
	library := rt.Serving.Load()
	if job.Err = check_function.CheckFunction(library, job.Function, library.IsRunning); job.Err != nil {
		return
	}
	running := int32(0)
	switch {
	case rt.Handle == 0:
	case c != nil && c.Alike > 0 && library.Isolated != nil:
		running, c.Known = library.Isolated.AskRunning(rt.Handle, c.Alike+1)
		c.Answer, c.Known = running, c.Known-1
	default:
		runtime.LockOSThread()
		call := set_call.SetCall(library, "rkllm_is_running")
		running = call_with_one.CallWithOne(library.IsRunning, rt.Handle)
		clear_call.ClearCall(call)
		runtime.UnlockOSThread()
	}
	job.Result = strconv.AppendInt(job.Result, int64(running), 10)
}
