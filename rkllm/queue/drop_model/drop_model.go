// Package drop_model lets go of a model that has gone with the library's process.
package drop_model

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_watch"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/queue/finish_destroy"
	"rkllmd/rkllm/queue/is_destroy"
	"rkllmd/rkllm/queue/take_waiting"
)

// DropModel does what rkllm_destroy does on this side, for a model that is gone already with the process of
// job.Library: the calls that wait for it are answered with the reason, up to the first that loads another one; an
// rkllm_destroy among them has what it asked for. The front-ends lose the model, its memory is freed.
//
// **Runs on:** the worker. **Holds:** Runtime.Mu and HandleLock for writing, for an instant each.
func DropModel(rt *rkllm.Runtime, job *rkllm.Job) {
	lost := job.Library.Isolated.Lost(rkllm.LostCode)
	rt.Mu.Lock()
	waiting := take_waiting.TakeWaiting(rt)
	rt.Mu.Unlock()
	for _, call := range waiting {
		if call.Err = lost; is_destroy.IsDestroy(call) {
			finish_destroy.FinishDestroy(rt, call)
		}
		call.Finish(call)
	}
	if rt.Handle == 0 {
		return
	}
	call_watch.CallWatch(rt, false)
	rt.HandleLock.Lock()
	rt.Handle = 0
	rt.HandleLock.Unlock()
	rt.Markers, rt.EmbeddingSize = rkllm.Markers{}, 0
	free_memory.FreeMemory(&rt.ModelMemory)
	free_memory.FreeMemory(&rt.CrossAttnMemory)
}
