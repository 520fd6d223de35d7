// Package finish_reload ends a try to load a model again.
package finish_reload

import (
	"slices"
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/end_reload"
	"rkllmd/rkllm/queue/finish_destroy"
	"rkllmd/rkllm/queue/is_destroy"
	"rkllmd/rkllm/queue/refuse_waiting"
	"rkllmd/rkllm/queue/take_waiting"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// FinishReload returns the Job.Finish of a try to load a model again. Where it has failed, again queues the next one,
// and who waits is told why; a client who waits to unload the model ends that. Where the library has died in it,
// queue_loss has seen to all of that; where a client has unloaded the model, there is nothing to do.
//
// **Runs on:** any thread. What it returns runs on the worker, or where the runtime is stopped. **Holds:** that takes
// Runtime.Mu, for a moment.
func FinishReload(rt *rkllm.Runtime, again func(*rkllm.Runtime)) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		rt.Mu.Lock()
		r := rt.Reload
		if rt.Stopped || r.Job != job {
			rt.Mu.Unlock()
			return
		}
		if r.Job = nil; job.Err == nil {
			r.Served = time.Now()
			if r.Tell != nil {
				r.Tell(rkllm.ReloadState{Path: r.Init.Path, Served: true})
			}
			rt.Mu.Unlock()
			return
		}
		waiting := take_waiting.TakeWaiting(rt)
		if destroyed := slices.ContainsFunc(waiting, is_destroy.IsDestroy); destroyed {
			end_reload.EndReload(rt, "")
		} else {
			again(rt)
		}
		rt.Mu.Unlock()
		log_message.LogMessage(utils.LevelWarn, "the model could not be loaded again", "reason", job.Err.Message)
		for _, call := range waiting {
			if call.Err = refuse_waiting.RefuseWaiting(job.Err); is_destroy.IsDestroy(call) {
				finish_destroy.FinishDestroy(rt, call)
			}
			call.Finish(call)
		}
	}
}
