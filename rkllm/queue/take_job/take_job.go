// Package take_job takes the next call out of the line in front of the model.
package take_job

import (
	"slices"
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/order_runs"
	"rkllmd/utils/turns/take_turn"
)

// TakeJob waits for a job, makes it the current one and returns it; nil when the runtime has been stopped. Calls are
// taken in order of arrival, runs as order_runs says; what must not be called yet (Job.NotBefore) is waited for, by
// those behind it too.
//
// **Runs on:** the worker. **Holds:** Runtime.Mu.
func TakeJob(rt *rkllm.Runtime) *rkllm.Job {
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	for !rt.Stopped && (len(rt.Queue) == 0 || time.Now().Before(rt.Queue[0].NotBefore)) {
		rt.Wake.Wait()
	}
	if rt.Stopped {
		return nil
	}
	if order_runs.OrderRuns(rt); len(rt.Line.Turns) > 0 {
		take_turn.TakeTurn(&rt.Line, time.Now())
	}
	rt.Current = rt.Queue[0]
	rt.Queue = slices.Delete(rt.Queue, 0, 1)
	return rt.Current
}
