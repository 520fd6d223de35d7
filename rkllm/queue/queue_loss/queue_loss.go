// Package queue_loss puts the loss of the model into the line in front of it.
package queue_loss

import (
	"slices"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/queue/drop_model"
	"rkllmd/rkllm/queue/queue_reload"
)

// QueueLoss returns what Isolated.Watch calls when the model has gone with the process of library: it puts
// drop_model, which does what is to be done then, in front of everything else that waits for the worker, so that
// whoever asks for a new model from then on gets it. Where nobody is told otherwise, the next call hears of it.
//
// **Runs on:** any thread. What it returns too. **Holds:** Runtime.Mu, for a moment.
func QueueLoss(rt *rkllm.Runtime, library *rkllm.Library) func(told bool) {
	return func(told bool) {
		job := &rkllm.Job{Kind: rkllm.KindDestroy, Library: library, Call: drop_model.DropModel,
			Finish: free_job.FreeJob}
		lost := library.Isolated.Lost(rkllm.LostCode)
		rt.Mu.Lock()
		defer rt.Mu.Unlock()
		if rt.Stopped {
			return
		}
		told = told && (rt.Current == nil || rt.Current.NotBefore.IsZero()) // a try to load again has no client
		for _, other := range rt.Queue {
			if other.Kind == rkllm.KindInit {
				break
			}
			told = true
		}
		if rt.Lost = lost; told {
			rt.Lost = nil
		}
		rt.Queue = slices.Insert(rt.Queue, 0, job)
		if r := rt.Reload; r != nil && r.Again {
			r.Again, rt.Lost = false, nil // the next call finds a model
			queue_reload.QueueReload(rt)
		}
		rt.Wake.Signal()
	}
}
