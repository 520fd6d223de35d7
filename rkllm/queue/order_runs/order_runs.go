// Package order_runs puts the runs that wait for the library in order.
package order_runs

import (
	"slices"

	"rkllmd/rkllm"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/order_turns"
)

// OrderRuns moves the run that goes next to the front of the queue: of those in front of the first other call, because
// nothing goes past a call that may change the model. A user's runs go in the order in which they came, as far as
// nobody is overtaken too often (order_turns); users take turns. rt.Line.Turns is these runs, the next one first; it
// is empty when the next call is no run.
//
// **Runs on:** the worker. **Holds:** Runtime.Mu (the caller).
func OrderRuns(rt *rkllm.Runtime) {
	clear(rt.Line.Turns) // nothing is kept of runs that have ended
	rt.Line.Turns, rt.Line.Changed = rt.Line.Turns[:0], true
	for _, job := range rt.Queue {
		if job.Kind != rkllm.KindRun {
			break
		}
		job.Turn.Class = turns.Waits
		rt.Line.Turns = append(rt.Line.Turns, &job.Turn)
	}
	if len(rt.Line.Turns) == 0 {
		return
	}
	order_turns.OrderTurns(&rt.Line)
	next := rt.Line.Turns[0].Index
	job := rt.Queue[next]
	rt.Queue = slices.Insert(slices.Delete(rt.Queue, next, next+1), 0, job)
}
