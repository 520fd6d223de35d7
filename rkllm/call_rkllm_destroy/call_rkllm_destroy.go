// Package call_rkllm_destroy calls rkllm_destroy.
package call_rkllm_destroy

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_watch"
	"rkllmd/rkllm/call/call_with_one"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/start_call"
	"rkllmd/rkllm/layout/free_memory"
)

// CallRkllmDestroy frees the model, once Runtime.Watch has let go of it. The handle is withdrawn first, so that no
// abort and no is_running of another thread can use it any more; it is put back if the library fails, because then the
// model is still there.
//
// **Runs on:** the worker. **Holds:** HandleLock for writing, for an instant. Follows rkllm_destroy of the header.
// Errors: those of start_call; what the C function returns unless 0.
func CallRkllmDestroy(rt *rkllm.Runtime, job *rkllm.Job) {
	library := rt.Serving.Load()
	if !start_call.StartCall(rt, job, library.Destroy) {
		return
	}
	call_watch.CallWatch(rt, false)
	handle := rt.Handle
	rt.HandleLock.Lock()
	rt.Handle = 0
	rt.HandleLock.Unlock()
	code := call_with_one.CallWithOne(library.Destroy, handle)
	finish_call.FinishCall(rt, job, code)
	if code == 0 || library.Isolated != nil && code == rkllm.LostCode { // with its process, the model has gone
		rt.Markers, rt.EmbeddingSize = rkllm.Markers{}, 0
		free_memory.FreeMemory(&rt.ModelMemory)
		free_memory.FreeMemory(&rt.CrossAttnMemory)
		return
	}
	rt.HandleLock.Lock()
	rt.Handle = handle
	rt.HandleLock.Unlock()
	call_watch.CallWatch(rt, true)
}
