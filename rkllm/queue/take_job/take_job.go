// Package take_job takes the next call out of the line in front of the model.
package take_job

import (
	"slices"

	"rkllmd/rkllm"
)

// TakeJob waits for a job, makes it the current one and returns it; nil when the runtime has been stopped.
//
// **Runs on:** the worker. **Holds:** Runtime.Mu.
func TakeJob(rt *rkllm.Runtime) *rkllm.Job {
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	for len(rt.Queue) == 0 && !rt.Stopped {
		rt.Wake.Wait()
	}
	if rt.Stopped {
		return nil
	}
	rt.Current = rt.Queue[0]
	rt.Queue = slices.Delete(rt.Queue, 0, 1)
	return rt.Current
}
