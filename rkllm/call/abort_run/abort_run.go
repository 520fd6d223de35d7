// Package abort_run calls rkllm_abort.
package abort_run

import (
	"runtime"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_one"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/set_call"
)

// AbortRun calls rkllm_abort if job is at the library and its last callback has not come yet, and returns what that
// returns. The job cannot end, nor the next one begin, while the call is on its way. With a nil job it is called
// whatever runs, or does not, as long as there is a model. hit tells whether it was called. A vendor's library may
// take as long as it likes.
//
// **Runs on:** any thread that may wait. **Holds:** HandleLock for reading; Runtime.Mu before the call. Follows
// rkllm_abort of the header.
func AbortRun(rt *rkllm.Runtime, job *rkllm.Job) (code int32, hit bool) {
	rt.HandleLock.RLock()
	defer rt.HandleLock.RUnlock()
	rt.Mu.Lock()
	current := rt.Current
	rt.Mu.Unlock()
	library := rt.Serving.Load()
	over := job != nil && (job != current || job.Context.Ended.Load())
	if over || rt.Handle == 0 || library.Abort == nil {
		return 0, false
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer clear_call.ClearCall(set_call.SetCall(library, "rkllm_abort"))
	return call_with_one.CallWithOne(library.Abort, rt.Handle), true
}
