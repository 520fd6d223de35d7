// Package take_waiting takes out of the queue what waits for a model that is gone.
package take_waiting

import (
	"slices"

	"rkllmd/rkllm"
)

// TakeWaiting takes the calls out of the queue that wait for the model, up to the first that loads another one, and
// returns them. The caller finishes them, without the lock.
//
// **Runs on:** the worker. **Holds:** Runtime.Mu (the caller).
func TakeWaiting(rt *rkllm.Runtime) []*rkllm.Job {
	n := 0
	for n < len(rt.Queue) && rt.Queue[n].Kind != rkllm.KindInit {
		n++
	}
	waiting := slices.Clone(rt.Queue[:n])
	rt.Queue = slices.Delete(rt.Queue, 0, n)
	return waiting
}
